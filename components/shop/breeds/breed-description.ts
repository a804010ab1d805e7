import { groupName } from "./group-name";
import type { Breed, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import type { Translator } from "@/lib/i18n/translator";
import { summariseConditions } from "./summarise-conditions";

const messageKeys = {
  breed: "descriptionOwn",
  relative: "descriptionRelative",
  none: "descriptionNone",
} as const;

/** More names would be cut off by search engines. */
const maxNamedConditions = 2;

/** Meta description of a breed page, made of the breed's own facts so that each is unique. */
export function describeBreed(
  breed: Pick<Breed, "name" | "species" | "group">,
  tests: readonly BreedTest[],
  t: Translator<"breeds">,
): string {
  const { name, species, group } = breed;
  const { basis, count, found } = summariseConditions(tests);
  const kind = t(`kindInBrackets.${species.name}`, { group: groupName(group) });
  // Leaves out the variant in brackets.
  const names = [...new Set(found.map((test) => test.name.replace(/ \(.*\)$/, "")))].slice(
    0,
    maxNamedConditions,
  );
  return t(messageKeys[basis], { name, kind, count, names: names.join(", ") });
}
