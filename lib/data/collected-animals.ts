import "server-only";
import { readAsVisitor } from "./visitor-calls";

interface CollectedQuery {
  readonly page: number;
  readonly name: string;
}

/** Animals whose samples the visitor took. */
export async function readCollectedAnimals(query: CollectedQuery) {
  return readAsVisitor("collectedAnimals.list", { query });
}

/** Animals that agents recorded for the visitor. */
export async function readWaitingAnimals() {
  return readAsVisitor("collectedAnimals.waiting", {});
}
