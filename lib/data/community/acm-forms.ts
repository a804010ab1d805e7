import "server-only";
import { readAsVisitor } from "@/lib/data/visitor-calls";

/** Animals to choose from. */
export async function readAcmAnimals() {
  const { results } = await readAsVisitor("activation.ownAnimals", { query: {} });
  return results.map(({ animalId, petName, breed }) => ({
    value: String(animalId),
    label: [petName, breed?.name].filter(Boolean).join(", "),
  }));
}
