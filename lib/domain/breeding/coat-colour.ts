import type { CoatColour } from "@/lib/domain/shop/pictures";
import { sortKey } from "@/lib/domain/sort-key";

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

/** The colour of the illustration for a coat in words; fawn for words without a colour of ours. */
export function colourOfText(text: string): CoatColour {
  const key = sortKey(text);
  return coloursInNames.find(([pattern]) => pattern.test(key))?.[1] ?? "fawn";
}
