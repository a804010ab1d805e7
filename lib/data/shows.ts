import "server-only";
import type { ShowState } from "@/lib/config/shows";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

export async function readOwnShows(page: number) {
  return readAsVisitor("shows.list", { query: { page } });
}

export async function readOwnShow(id: number) {
  return readOwnAsVisitor("shows.get", { params: { id } });
}

interface ShowsQuery {
  readonly page: number;
  readonly state: ShowState | undefined;
}

/** Shows of all clubs, for admins. */
export async function readAllShows({ page, state }: ShowsQuery) {
  return readAsVisitor("shows.listAll", { query: { page, state } });
}
