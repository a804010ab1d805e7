import "server-only";
import { defaultLanguage } from "@/lib/config/languages";
import { type Market, marketOf } from "@/lib/config/markets/market";
import { stores } from "@/lib/config/markets/markets";
import type { SpeciesName } from "@/lib/domain/species";
import { getTranslator } from "@/lib/i18n/messages";
import { readBreed } from "./breeds";
import { readProduct } from "./products";

/** Content of a link preview image, the same in every country. */
export interface ShareImage {
  readonly title: string;
  readonly line: string;
  readonly species: SpeciesName | null;
}

export async function readShareImage(kind: string, id: number): Promise<ShareImage | undefined> {
  if (kind === "product") return productImage(id);
  return kind === "breed" ? breedImage(id) : undefined;
}

/** Markets to look in: some products are sold in the first store only. */
const markets: readonly Market[] = [
  marketOf(undefined),
  ...stores.slice(0, 1).map((store) => ({ store, language: defaultLanguage })),
];

async function productImage(id: number): Promise<ShareImage | undefined> {
  for (const market of markets) {
    const product = await readProduct(market, id);
    if (product === undefined) continue;
    const t = getTranslator(defaultLanguage, "factSheets");
    return { title: product.name, line: t(product.species ?? "both"), species: product.species };
  }
  return undefined;
}

async function breedImage(id: number): Promise<ShareImage | undefined> {
  const breed = await readBreed(marketOf(undefined), id);
  if (breed === undefined) return undefined;
  const t = getTranslator(defaultLanguage, "breeds");
  return { title: breed.name, line: t(breed.species.name), species: breed.species.name };
}
