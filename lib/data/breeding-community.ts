import "server-only";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

/** Animals of the visitor with a DNA profile. */
export async function readRelativeAnimals(page: number) {
  return readAsVisitor("breedingCommunity.list", { query: { page } });
}

/** Relatives found for an animal of the visitor. */
export async function readRelatives(id: number) {
  return readOwnAsVisitor("breedingCommunity.get", { params: { id } });
}

export async function readCarrierRates(breed: number | undefined) {
  return readOwnAsVisitor("breedingCommunity.carrierRates", { query: { ...(breed && { breed }) } });
}
