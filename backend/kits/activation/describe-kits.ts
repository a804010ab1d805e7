import { speciesName } from "@/lib/domain/species";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Language } from "@/lib/config/languages";
import { translateRows } from "@/backend/db/translate-rows";
import type { Tx } from "@/backend/db/client";
import { type ProductRow, type ReadyKit, readExtras } from "@/backend/kits/public/find-kits";
import { countTests } from "@/backend/shop/public/product-rows";

/** Kits as the activation form shows them. */
export async function describeKits(tx: Tx, language: Language, ready: readonly ReadyKit[]) {
  const extras = await readExtras(
    tx,
    ready.map(({ kit }) => kit.id),
    language,
  );
  const translated = await translateProducts(
    tx,
    language,
    ready.flatMap(({ product }) => product ?? []),
  );
  const testCounts = await countTests(
    tx,
    ready.flatMap(({ product }) => product?.id ?? []),
  );
  return ready.map(({ kit, product }) => ({
    barcode: kit.barcode,
    product:
      product && toKitProduct(translated(product), kit.customTests?.length ?? testCounts.get(product.id)),
    form: petFormOf(product),
    extras: extras.filter(({ kitId }) => kitId === kit.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** Gives products their name in a language. */
export async function translateProducts(tx: Tx, language: Language, rows: readonly ProductRow[]) {
  const keyOf = ({ id }: ProductRow) => id;
  const texts = await translateRows(tx, language, { entity: "product", rows, fields: ["name"], keyOf });
  return (product: ProductRow): ProductRow => texts.find(({ id }) => id === product.id) ?? product;
}

/** As the form shows it. */
export async function describeProduct(tx: Tx, language: Language, product: ProductRow) {
  const translated = await translateProducts(tx, language, [product]);
  return toKitProduct(translated(product), (await countTests(tx, [product.id])).get(product.id));
}

function toKitProduct(product: ProductRow, testCount = 0) {
  const { id, name, speciesId, typeId, categoryId } = product;
  return {
    id,
    name,
    typeId,
    categoryId,
    testCount,
    species: speciesId === null ? null : speciesName(speciesId),
  };
}
