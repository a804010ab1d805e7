import { anyColour } from "@/lib/domain/breed-coat";
import { type Coat, coatColours, pictures } from "@/lib/domain/pictures";
import type { SpeciesName } from "@/lib/domain/species";

/** A class name of two characters: it occurs in hundreds of links. */
export const coatClass = ({ kind, colour }: Coat) => `${kind[0]}${coatColours.indexOf(colour)}`;

/**
 * Pictures of the breed list as CSS: one element per breed would be larger than the names. Breeds with an unknown coat
 * get a colour by the last digit of their address, without a class. Browsers fetch only pictures that are displayed.
 */
export function petPictureCss(species: SpeciesName, coats: readonly Coat[]): string {
  const rule = (selector: string, coat: Coat) =>
    `.pets ${selector}{--pet:url(${pictures.pet(species, coat)})}`;
  const digits = Array.from({ length: 10 }, (_, digit) =>
    rule(`[href$="${digit}"]`, { kind: "short", colour: anyColour(digit) }),
  );
  // After the digit rules, which have the same specificity.
  const known = new Map(coats.map((coat) => [coatClass(coat), coat]));
  return [...digits, ...[...known].map(([name, coat]) => rule(`.${name}`, coat))].join("");
}
