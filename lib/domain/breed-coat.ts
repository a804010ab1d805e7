import { type Coat, coatColours, type CoatColour, type CoatKind } from "./pictures";
import { sortKey } from "./sort-key";

interface Coated {
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

/** A coat with points is pale where it is seen best. */
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

/** Undefined where neither the coat nor the name says one. */
function kindOf({ name, coat }: Coated): CoatKind | undefined {
  const key = sortKey(name);
  return kindsInNames.find(([pattern]) => pattern.test(key))?.[1] ?? kindsOfCoats[coat ?? ""];
}

/** Undefined too where the name says several. */
function colourOf({ name }: Coated): CoatColour | undefined {
  const key = sortKey(name);
  const said = coloursInNames.filter(([pattern]) => pattern.test(key));
  const isPointed = said[0]?.[1] === "cream";
  return said.length === 1 || isPointed ? said[0]?.[1] : undefined;
}

/** What nothing is said of: some colour, and always the same for the same breed. */
export const anyColour = (digit: number): CoatColour =>
  coatColours[(digit * 3) % coatColours.length] ?? "gold";

/** Whether anything is known that the picture of a breed has to follow. */
export function isCoatKnown(breed: Coated): boolean {
  return kindOf(breed) !== undefined || colourOf(breed) !== undefined;
}

/** How a breed is drawn: by what is known of its coat, else as any short-haired animal. */
export function coatOfBreed(breed: Coated): Coat {
  return { kind: kindOf(breed) ?? "short", colour: colourOf(breed) ?? anyColour(breed.id % 10) };
}
