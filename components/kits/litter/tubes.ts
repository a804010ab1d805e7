import type { PetForm } from "@/lib/config/kits/activation";
import type { ActivationKit } from "@/store/slices/activation";
import type { LitterRow } from "./litter-draft";
import type { TubeChecker } from "./use-tube-checks";

type Tubes = Pick<TubeChecker, "checkOf">;

/** The kits that can be activated. */
function readyKits(rows: readonly LitterRow[], { checkOf }: Tubes): readonly ActivationKit[] {
  return rows.flatMap(({ barcode }) => {
    const check = checkOf(barcode);
    return check?.state === "ready" ? [check.kit] : [];
  });
}

/** One full breed profile is enough to ask for the breed. */
export const petFormOfTubes = (rows: readonly LitterRow[], tubes: Tubes): PetForm =>
  readyKits(rows, tubes).some(({ form }) => form === "breed") ? "breed" : "birth-date";

/** How many tubes have no test. */
export const blankTubes = (rows: readonly LitterRow[], tubes: Tubes): number =>
  readyKits(rows, tubes).filter(({ product }) => product === null).length;

/** A query has room for these, however long the barcodes are. */
const searchedProducts = 3;

/** One barcode per product, comma-separated: the search for breeds does not need more. */
export function barcodesOfProducts(rows: readonly LitterRow[], tubes: Tubes): string {
  const byProduct = new Map(
    readyKits(rows, tubes).flatMap(({ product, barcode }) =>
      product === null ? [] : [[product.id, barcode] as const],
    ),
  );
  return [...byProduct.values()].slice(0, searchedProducts).join(",");
}
