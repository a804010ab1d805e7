import "server-only";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

export async function readAcmForms(page: number) {
  return readAsVisitor("acmForms.list", { query: { page } });
}

export async function readAcmForm(id: number) {
  return readOwnAsVisitor("acmForms.get", { params: { id } });
}

/** Animals to choose from. */
export async function readAcmAnimals() {
  const { results } = await readAsVisitor("activation.ownAnimals", { query: {} });
  return results.map(({ animalId, petName, breed }) => ({
    value: String(animalId),
    label: [petName, breed?.name].filter(Boolean).join(", "),
  }));
}
