import { anyColour } from "@/lib/domain/breed-coat";
import { type Coat, coatColours, pictures } from "@/lib/domain/pictures";
import type { SpeciesName } from "@/lib/domain/species";

/** A class of two signs: hundreds of links hold it. */
export const coatClass = ({ kind, colour }: Coat) => `${kind[0]}${coatColours.indexOf(colour)}`;

/**
 * The pictures of a list, as styles: an element each would weigh more than the names. What nothing is known of is told
 * apart by the last digit of its address, which costs no class at all. Pictures of what is not seen are not fetched.
 */
export function pictureStyles(species: SpeciesName, coats: readonly Coat[]): string {
  const rule = (selector: string, coat: Coat) =>
    `.pets ${selector}{--pet:url(${pictures.pet(species, coat)})}`;
  const digits = Array.from({ length: 10 }, (_, digit) =>
    rule(`[href$="${digit}"]`, { kind: "short", colour: anyColour(digit) }),
  );
  // After the digits: of two rules as strong as each other the later one counts.
  const known = new Map(coats.map((coat) => [coatClass(coat), coat]));
  return [...digits, ...[...known].map(([name, coat]) => rule(`.${name}`, coat))].join("");
}
