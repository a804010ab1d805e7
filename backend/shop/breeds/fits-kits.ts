import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";

/** Breeds of the kits' species; for a profile of certain breeds, these. Unknown barcodes and blank tubes fit any breed. */
export async function fitsKits(tx: Tx, barcodes: readonly string[]): Promise<SQL | undefined> {
  const rows = await tx
    .select({ product: products })
    .from(kits)
    .innerJoin(products, eq(products.id, kits.productId))
    .where(inArray(kits.barcode, barcodes.map(normalizeBarcode)));
  const species = rows.flatMap(({ product }) => product.speciesId ?? []);
  const profiles = rows.filter(({ product }) => petFormOf(product) === "breed" && !product.isForAllBreeds);
  const tested = tx
    .select({ id: productBreeds.breedId })
    .from(productBreeds)
    .where(
      inArray(
        productBreeds.productId,
        profiles.map(({ product }) => product.id),
      ),
    );
  if (profiles.length > 0) return inArray(breeds.id, tested);
  return species.length > 0 ? inArray(breeds.speciesId, species) : sql`true`;
}
