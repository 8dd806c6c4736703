import AlmanacPickers

/// The texts of the page that are its own, in one language.
struct SignUpTexts: Sendable {
  let title: String
  let user: String
  let userProblem: String
  let birthday: String
  let firstDay: String
  let firstDayHint: String
  let start: String
  let end: String
  let size: String
  let sizeColumn: String
  let course: String
  let courseColumns: [String]
  let length: String
  let way: String
  let visit: String
  let thanks: String
  private let words: [String]

  /// The courses: some have groups, and some of these have levels.
  var courses: [PickerNode] {
    let levels = [PickerNode(words[5]), PickerNode(words[6])]
    return [
      PickerNode(words[0], levels), PickerNode(words[1]),
      PickerNode(words[2], [PickerNode(words[3], levels), PickerNode(words[4])]),
    ]
  }

  /// The texts of the languages, in the order of ``SignUpLanguage/locales``.
  static let all = [english, brazilian, portuguese, japanese, simplified, traditional, turkish, arabic]

  private static let english = SignUpTexts(
    title: "Sign up", user: "User name", userProblem: "Enter a user name of at most 64 characters.",
    birthday: "Birthday", firstDay: "First day", firstDayHint: "Within a year from tomorrow.",
    start: "Reminder date", end: "Reminder time", size: "T-shirt size", sizeColumn: "Size",
    course: "Course", courseColumns: ["Course", "Group", "Level"], length: "Lesson length",
    way: "Way to the school", visit: "Visit", thanks: "Thank you for signing up",
    words: ["Swimming", "Chess", "Music", "Piano", "Choir", "Beginners", "Advanced"])

  private static let brazilian = SignUpTexts(
    title: "Cadastro", user: "Nome de usuário", userProblem: "Digite um nome de usuário com até 64 caracteres.",
    birthday: "Data de nascimento", firstDay: "Primeiro dia", firstDayHint: "No prazo de um ano a partir de amanhã.",
    start: "Data do lembrete", end: "Horário do lembrete", size: "Tamanho da camiseta", sizeColumn: "Tamanho",
    course: "Curso", courseColumns: ["Curso", "Grupo", "Nível"], length: "Duração da aula",
    way: "Distância até a escola", visit: "Visita", thanks: "Obrigado pelo cadastro",
    words: ["Natação", "Xadrez", "Música", "Piano", "Coral", "Iniciantes", "Avançados"])

  private static let portuguese = SignUpTexts(
    title: "Registo", user: "Nome de utilizador", userProblem: "Introduza um nome de utilizador com até 64 caracteres.",
    birthday: "Data de nascimento", firstDay: "Primeiro dia", firstDayHint: "No prazo de um ano a partir de amanhã.",
    start: "Data do lembrete", end: "Hora do lembrete", size: "Tamanho da T-shirt", sizeColumn: "Tamanho",
    course: "Curso", courseColumns: ["Curso", "Grupo", "Nível"], length: "Duração da aula",
    way: "Distância até à escola", visit: "Visita", thanks: "Obrigado pelo registo",
    words: ["Natação", "Xadrez", "Música", "Piano", "Coro", "Iniciantes", "Avançados"])

  private static let japanese = SignUpTexts(
    title: "新規登録", user: "ユーザー名", userProblem: "ユーザー名を64文字以内で入力してください。",
    birthday: "生年月日", firstDay: "開始日", firstDayHint: "明日から1年以内の日付を選んでください。",
    start: "通知日", end: "通知時刻", size: "Tシャツのサイズ", sizeColumn: "サイズ",
    course: "講座", courseColumns: ["講座", "クラス", "レベル"], length: "レッスンの長さ",
    way: "学校までの距離", visit: "見学日", thanks: "ご登録ありがとうございます",
    words: ["水泳", "将棋", "音楽", "ピアノ", "合唱", "初級", "上級"])

  private static let simplified = SignUpTexts(
    title: "注册", user: "用户名", userProblem: "请输入不超过64个字符的用户名。",
    birthday: "出生日期", firstDay: "首日", firstDayHint: "请选择明天起一年内的日期。",
    start: "提醒日期", end: "提醒时间", size: "T恤尺码", sizeColumn: "尺码",
    course: "课程", courseColumns: ["课程", "班级", "级别"], length: "课时",
    way: "到学校的距离", visit: "参观日期", thanks: "感谢您的注册",
    words: ["游泳", "国际象棋", "音乐", "钢琴", "合唱", "初级", "高级"])

  private static let traditional = SignUpTexts(
    title: "註冊", user: "使用者名稱", userProblem: "請輸入不超過64個字元的使用者名稱。",
    birthday: "出生日期", firstDay: "首日", firstDayHint: "請選擇明天起一年內的日期。",
    start: "提醒日期", end: "提醒時間", size: "T恤尺寸", sizeColumn: "尺寸",
    course: "課程", courseColumns: ["課程", "班級", "級別"], length: "課程時數",
    way: "到學校的距離", visit: "參觀日期", thanks: "感謝您的註冊",
    words: ["游泳", "西洋棋", "音樂", "鋼琴", "合唱", "初級", "高級"])

  private static let turkish = SignUpTexts(
    title: "Kayıt ol", user: "Kullanıcı adı", userProblem: "En çok 64 karakterlik bir kullanıcı adı girin.",
    birthday: "Doğum tarihi", firstDay: "İlk gün", firstDayHint: "Yarından başlayarak bir yıl içinde.",
    start: "Hatırlatma tarihi", end: "Hatırlatma saati", size: "Tişört bedeni", sizeColumn: "Beden",
    course: "Kurs", courseColumns: ["Kurs", "Grup", "Seviye"], length: "Ders süresi",
    way: "Okula uzaklık", visit: "Ziyaret", thanks: "Kaydınız için teşekkürler",
    words: ["Yüzme", "Satranç", "Müzik", "Piyano", "Koro", "Başlangıç", "İleri"])

  private static let arabic = SignUpTexts(
    title: "التسجيل", user: "اسم المستخدم", userProblem: "أدخل اسم مستخدم لا يزيد على ٦٤ حرفًا.",
    birthday: "تاريخ الميلاد", firstDay: "اليوم الأول", firstDayHint: "خلال سنة ابتداءً من الغد.",
    start: "تاريخ التذكير", end: "وقت التذكير", size: "مقاس القميص", sizeColumn: "المقاس",
    course: "الدورة", courseColumns: ["الدورة", "المجموعة", "المستوى"], length: "مدة الدرس",
    way: "المسافة إلى المدرسة", visit: "الزيارة", thanks: "شكرًا لتسجيلك",
    words: ["السباحة", "الشطرنج", "الموسيقى", "البيانو", "الجوقة", "مبتدئون", "متقدمون"])
}
