import "server-only";
import { defaultLanguage } from "@/lib/config/languages";
import { type Market, marketOf } from "@/lib/config/market";
import { regions } from "@/lib/config/markets";
import type { SpeciesName } from "@/lib/domain/species";
import { wordsOf } from "@/lib/server/words";
import { readBreed } from "./breeds";
import { readProduct } from "./products";

/** What a share picture says. It is the same in every country. */
export interface Pictured {
  readonly title: string;
  readonly line: string;
  readonly species: SpeciesName | null;
}

export async function readPictured(kind: string, id: number): Promise<Pictured | undefined> {
  if (kind === "product") return pictureOfProduct(id);
  return kind === "breed" ? pictureOfBreed(id) : undefined;
}

/** Some products are sold in the shop's home country only: who is not found elsewhere is looked for there. */
const markets: readonly Market[] = [
  marketOf(undefined),
  ...regions.slice(0, 1).map((region) => ({ region, language: defaultLanguage })),
];

async function pictureOfProduct(id: number): Promise<Pictured | undefined> {
  for (const market of markets) {
    const product = await readProduct(market, id);
    if (product === undefined) continue;
    const words = wordsOf(defaultLanguage, "product");
    return { title: product.name, line: words(product.species ?? "both"), species: product.species };
  }
  return undefined;
}

async function pictureOfBreed(id: number): Promise<Pictured | undefined> {
  const breed = await readBreed(marketOf(undefined), id);
  if (breed === undefined) return undefined;
  const words = wordsOf(defaultLanguage, "breed");
  return { title: breed.name, line: words(breed.species.name), species: breed.species.name };
}
