import { errorCode } from "@/lib/domain/error-codes";
import type { UserType } from "@/lib/config/user-types";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { CartLine } from "./read-lines";

/** Some products are sold in certain countries only. Without a known country they are not sold. */
export function isSoldIn({ onlyCountries }: CartLine["products"], country: string | undefined): boolean {
  return onlyCountries === null || (country !== undefined && onlyCountries.includes(country));
}

/** Refuses lines that are not sold in the delivery country, with one message per line. */
export function refuseUnsoldLines(
  lines: readonly CartLine[],
  country: string | undefined,
): Refusal | undefined {
  const unsold = lines.filter(({ products: product }) => !isSoldIn(product, country));
  return refuseLines(unsold, "fields.notSoldInCountry");
}

/**
 * Refuses lines that need an animal and have none. Vets must name a patient for flagged products, everyone else an
 * animal for upgrades.
 */
export function refuseLinesWithoutAnimal(
  lines: readonly CartLine[],
  user: { readonly type: UserType } | undefined,
): Refusal | undefined {
  const isVet = user?.type === "vet";
  const incomplete = lines.filter(({ cart_items: item, products: product }) => {
    const isUpgrade = item.isUpgradeTests || item.isUpgradeFullbreed;
    const isFor = item.animalId !== null || item.kitId !== null;
    return (isVet ? product.isAnimalRequired : isUpgrade) && !isFor;
  });
  return refuseLines(incomplete, isVet ? "fields.choosePatient" : "fields.chooseAnimal");
}

function refuseLines(
  lines: readonly CartLine[],
  code: "fields.notSoldInCountry" | "fields.choosePatient" | "fields.chooseAnimal",
): Refusal | undefined {
  if (lines.length === 0) return undefined;
  const errors = lines.map(
    ({ cart_items: item, products: product }) =>
      [`items.${item.id}`, errorCode(code, { product: product.name })] as const,
  );
  return refuseFields(Object.fromEntries(errors));
}
