import Testing
@Test func first() { #expect(Bool(true)) }
