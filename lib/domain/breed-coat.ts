import { type Coat, coatColours, type CoatColour, type CoatKind } from "./pictures";
import { sortKey } from "./sort-key";

interface BreedWithCoat {
  readonly id: number;
  readonly name: string;
  readonly coat: string | null;
}

const kindsInNames: readonly (readonly [RegExp, CoatKind])[] = [
  [/wire-?haired|wirehair|rough-?haired|broken-haired|coarse.haired|griffon|schnauzer|wire fox/, "wire"],
  [/\bcurly|poodle|doodle|poo$|\bpuli\b|komondor|barbet|bichon|water dog/, "curly"],
  [/long.?hair|\blong\b|collie rough|afghan hound|yorkshire terrier|german spitz/, "long"],
];

const kindsOfCoats: Readonly<Record<string, CoatKind>> = {
  long: "long",
  "semi-long": "long",
  "semi-long/long": "long",
  rex: "curly",
};

/** In order of precedence: a pointed coat is drawn pale. */
const coloursInNames: readonly (readonly [RegExp, CoatColour])[] = [
  [/\bpoints?\b|colou?rpoint|\bcream\b|\bchampagne\b/, "cream"],
  [/\bblack\b|\bebony\b|\bsmoke\b/, "black"],
  [/\bchocolate\b|\bbrown\b|\bliver\b|\bhavana\b|\bchestnut\b/, "chocolate"],
  [/\bred\b|\borange\b|\bcinnamon\b/, "red"],
  [/\bgold(en)?\b|\bapricot\b/, "gold"],
  [/\bwhite\b/, "white"],
  [/\bblue\b|\bgr[ea]y\b|\bsilver\b|\blilac\b|\blavender\b/, "blue"],
  [/\bfawn\b|\bwheaten\b/, "fawn"],
];

/** Undefined where neither coat data nor name tell it. */
function kindOf({ name, coat }: BreedWithCoat): CoatKind | undefined {
  const key = sortKey(name);
  return kindsInNames.find(([pattern]) => pattern.test(key))?.[1] ?? kindsOfCoats[coat ?? ""];
}

/** Undefined also for a name with several colours. */
function colourOf({ name }: BreedWithCoat): CoatColour | undefined {
  const key = sortKey(name);
  const matches = coloursInNames.filter(([pattern]) => pattern.test(key));
  const isPointed = matches[0]?.[1] === "cream";
  return matches.length === 1 || isPointed ? matches[0]?.[1] : undefined;
}

/** The colour of the illustration for a coat in words; fawn for words without a colour of ours. */
export function colourOfText(text: string): CoatColour {
  const key = sortKey(text);
  return coloursInNames.find(([pattern]) => pattern.test(key))?.[1] ?? "fawn";
}

/** A fallback colour, always the same for the same breed. */
export const anyColour = (digit: number): CoatColour =>
  coatColours[(digit * 3) % coatColours.length] ?? "gold";

/** Whether kind or colour of the coat is known. */
export function isCoatKnown(breed: BreedWithCoat): boolean {
  return kindOf(breed) !== undefined || colourOf(breed) !== undefined;
}

/** Picks the illustration from the breed's coat data, with a neutral fallback. */
export function coatOfBreed(breed: BreedWithCoat): Coat {
  return { kind: kindOf(breed) ?? "short", colour: colourOf(breed) ?? anyColour(breed.id % 10) };
}
