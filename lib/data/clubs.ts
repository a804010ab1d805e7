import "server-only";
import { readAsVisitor } from "./visitor-calls";

interface ClubAnimalsQuery {
  readonly page: number;
  readonly query: string;
}

/** Animals that the visitor's clubs can see. */
export async function readClubAnimals(query: ClubAnimalsQuery) {
  return readAsVisitor("clubs.access", { query });
}

export async function readOwnClubs() {
  return readAsVisitor("clubs.mine", {});
}
