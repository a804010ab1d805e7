/** Lower case without accents, for sorting and searching independent of the locale. */
export function sortKey(name: string): string {
  // Faster, and true of most names: a start of the backend makes keys of all texts in all languages.
  if (isAscii.test(name)) return name.toLowerCase();
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/æ/g, "ae");
}

const isAscii = /^[\x20-\x7e]*$/;
