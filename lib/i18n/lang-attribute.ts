/** The `lang` of an element whose text comes from the database, which may lack a translation into the page's language. */
export function langAttribute(textLanguage: string, pageLanguage: string): string | undefined {
  return textLanguage === pageLanguage ? undefined : textLanguage;
}
