import "server-only";
import type { ShowState } from "@/lib/config/community/shows";
import { readAsVisitor } from "@/lib/data/visitor-calls";

interface ShowsQuery {
  readonly page: number;
  readonly state: ShowState | undefined;
}

/** Shows of all clubs, for admins. */
export async function readAllShows({ page, state }: ShowsQuery) {
  return readAsVisitor("shows.listAll", { query: { page, state } });
}
