import "server-only";
import type { Language } from "@/lib/config/languages";
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
  readonly tagline: string;
}

export async function readShareImage(
  kind: string,
  id: number,
  language: Language,
): Promise<ShareImage | undefined> {
  if (kind === "product") return productImage(id, language);
  return kind === "breed" ? breedImage(id, language) : undefined;
}

/** Markets to look in: some products are sold in the first store only. */
const marketsIn = (language: Language): readonly Market[] => [
  marketOf(undefined, language),
  ...stores.slice(0, 1).map((store) => ({ store, language })),
];

async function productImage(id: number, language: Language): Promise<ShareImage | undefined> {
  for (const market of marketsIn(language)) {
    const product = await readProduct(market, id);
    if (product === undefined) continue;
    const t = getTranslator(language, "factSheets");
    return {
      title: product.name,
      line: t(product.species ?? "both"),
      species: product.species,
      tagline: taglineIn(language),
    };
  }
  return undefined;
}

async function breedImage(id: number, language: Language): Promise<ShareImage | undefined> {
  const breed = await readBreed(marketOf(undefined, language), id);
  if (breed === undefined) return undefined;
  const t = getTranslator(language, "breeds");
  const { name: species } = breed.species;
  return { title: breed.name, line: t(species), species, tagline: taglineIn(language) };
}

const taglineIn = (language: Language) => getTranslator(language, "layout")("footer.tagline");
