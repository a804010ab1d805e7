/**
 * Postcodes by country, after Google's address data (libaddressinput, chromium-i18n.appspot.com/ssl-address), with
 * optional spaces and hyphens where people leave them out. Any text is accepted for countries that are not listed.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  ...sameFormat(/^\d{3}$/, "FO IS"),
  ...sameFormat(/^\d{4}$/, "AT AU BE BG CH CY DK GE HU LU NO NZ PH SI TN ZA"),
  ...sameFormat(/^\d{5}$/, "DE DZ EE EG ES FI GF GP HR ID IT KE KR LK MA ME MQ MX MY RE RS SA TH TR UA"),
  ...sameFormat(/^\d{6}$/, "BY CN CO KZ RO RU SG VN"),
  ...sameFormat(/^\d{3} ?\d{2}$/, "CZ GR SE SK"),
  ...sameFormat(/^\d{5}(?:[ -]?\d{4})?$/, "AS GU MP PR US VI"),
  AD: /^AD[1-7]0\d$/i,
  AX: /^22\d{3}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  FR: /^\d{2} ?\d{3}$/,
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLN-UW-Z]{2})$/i,
  GG: /^GY\d\d? ?\d[ABD-HJLN-UW-Z]{2}$/i,
  IE: /^[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}$/i,
  IL: /^\d{5}(?:\d{2})?$/,
  IM: /^IM\d\d? ?\d[ABD-HJLN-UW-Z]{2}$/i,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  JE: /^JE\d\d? ?\d[ABD-HJLN-UW-Z]{2}$/i,
  JP: /^\d{3}-?\d{4}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
  LT: /^(?:LT-?)?\d{5}$/i,
  LV: /^(?:LV-?)?\d{4}$/i,
  MC: /^980\d{2}$/,
  MT: /^[A-Z]{3} ?\d{2,4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SM: /^4789\d$/,
  TW: /^\d{3}(?:\d{2,3})?$/,
  VA: /^00120$/,
};

function sameFormat(pattern: RegExp, countries: string): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, pattern]));
}

export function isPostalCodeOf(country: string, postalCode: string): boolean {
  const pattern = Object.hasOwn(patterns, country) ? patterns[country] : undefined;
  return pattern === undefined || pattern.test(postalCode.trim());
}
