#include "CAlmanacHTML.h"

#include <string.h>

// One module, whose parts see each other's names: it is served as one file.
static const uint8_t script[] = {
#embed "../../Resources/HTML/wheels.js"
    , '\n',
#embed "../../Resources/HTML/fields.js"
    , '\n',
#embed "../../Resources/HTML/page.js"
};
static const uint8_t style_sheet[] = {
#embed "../../Resources/HTML/almanac.css"
};

size_t almanac_html_byte_count(enum almanac_html_file file) {
  return file == ALMANAC_HTML_SCRIPT ? sizeof script : sizeof style_sheet;
}

void almanac_html_copy(enum almanac_html_file file, uint8_t *bytes, size_t count) {
  size_t length = almanac_html_byte_count(file), fitting = length < count ? length : count;
  if (fitting > 0) memcpy(bytes, file == ALMANAC_HTML_SCRIPT ? script : style_sheet, fitting);
}
