import { type SpeciesName } from "@/lib/domain/species";

export type SpeciesPhrases = { animal: string; young: string; dam: string; sire: string };

export const speciesPhrases: Readonly<Record<SpeciesName, SpeciesPhrases>> = {
  canine: { animal: "dog", young: "puppies", dam: "dam", sire: "sire" },
  feline: { animal: "cat", young: "kittens", dam: "queen", sire: "tom" },
};

/** FNV-1a: the same text always gives the same number, on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

export function pick<T>(choices: readonly [T, ...T[]], key: string): T {
  return choices[hash(key) % choices.length] ?? choices[0];
}

/** "Poodle, Standard" is how a register sorts it; people say "Standard Poodle". */
export function spokenBreed(name: string): string {
  const collie = /^Collie (Rough|Smooth)$/.exec(name);
  if (collie) return `${collie[1]} Collie`;
  const comma = name.indexOf(", ");
  if (comma < 0) return name;
  const [base, rest] = [name.slice(0, comma), name.slice(comma + 2)];
  if (/Dog$/.test(base)) return `${base} (${rest})`;
  return `${rest} ${base}`;
}

export function joinAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  // With an "and" inside a name, the last comma keeps the names apart.
  const last = items.length > 2 && items.some((item) => item.includes(" and ")) ? ", and " : " and ";
  return `${items.slice(0, -1).join(", ")}${last}${items.at(-1)}`;
}

const smallNumbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function numberWord(count: number): string {
  return smallNumbers[count] ?? String(count);
}

const properStarts =
  /^(Alaskan|Alexander|Basenji|Bardet|Bernard|Burmese|Charcot|Chediak|Collie|Darier|Ehlers|Fanconi|Glanzmann|Golden|Lafora|Lagotto|Leonberger|Musladin|Niemann|Scott|Scottish|Shar-Pei|Stargardt|Ullrich|Van)\b/;

/** Puts a test's name inside a sentence: capitals go, except those of people, places and symbols. */
export function inSentence(name: string): string {
  if (properStarts.test(name) || /^\S?[A-Z0-9-]/.test(name.slice(1))) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function withoutBrackets(name: string): string {
  return name.replace(/ \([^)]*\)/g, "");
}
