import "server-only";
import type { AnimalView } from "@/lib/config/animals/animal-access";
import type { Market } from "@/lib/config/markets/market";
import type { AnimalsQuery } from "@/lib/domain/list-queries";
import { speciesId } from "@/lib/domain/species";
import { readAsVisitor, readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";

/** The first page of a list of the visitor's animals. */
export async function readAnimals(view: AnimalView, { species, ...query }: AnimalsQuery) {
  return readAsVisitor("animals.list", {
    query: { view, ...query, species_id: species && speciesId(species) },
  });
}

/** The parts of an animal's page that the visitor may see. Without one of them the page does without. */
export async function readAnimalParts(id: number, market: Market) {
  const input = { params: { id } };
  const [pedigree, timeline, profile, tubes] = await Promise.all([
    tryReadAsVisitor("animals.pedigree", input),
    tryReadAsVisitor("animals.timeline", input),
    tryReadAsVisitor("animals.profile", input),
    tryReadAsVisitor("animals.barcodes", input),
  ]);
  const usable = tubes?.results.find(({ state }) => state === "ready" || state === "in-progress");
  return {
    ancestors: pedigree?.results ?? [],
    timeline: timeline?.results,
    profile,
    tubes: tubes?.results,
    upgrades: usable && (await readUpgrades(id, usable.barcode, market)),
  };
}

async function readUpgrades(id: number, barcode: string, { store, language }: Market) {
  const context = { country: store, language };
  return tryReadAsVisitor("animals.upgradeProducts", { params: { id, barcode } }, context);
}

export async function readBreedProfile(breed: number, animal: number, { store, language }: Market) {
  const context = { country: store, language };
  return readOwnAsVisitor("animals.breedProfile", { params: { id: breed, animal } }, context);
}
