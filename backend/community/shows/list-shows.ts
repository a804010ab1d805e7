import { and, count, eq } from "drizzle-orm";
import { listMoves, type ShowState } from "@/lib/config/shows";
import type { Tx } from "@/backend/db/client";
import { shows } from "@/backend/db/schema/shows";
import type { Caller } from "@/backend/http/caller";
import { envelope, type Paging } from "@/backend/http/paging";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import { describeShow, readShow, selectShows } from "./select-shows";

export async function listOwnShows(tx: Tx, { user }: Caller, paging: Paging) {
  if (user === undefined) return notSignedIn();
  const where = eq(shows.userId, user.id);
  const rows = await selectShows(tx, where, paging);
  const [total] = await tx.select({ count: count() }).from(shows).where(where);
  return envelope(rows.map(describeShow), total?.count ?? 0, paging);
}

export async function readOwnShow(tx: Tx, { user }: Caller, id: number) {
  if (user === undefined) return notSignedIn();
  return (await readShow(tx, and(eq(shows.id, id), eq(shows.userId, user.id)))) ?? notFound();
}

interface ShowsQuery extends Paging {
  readonly state?: ShowState | undefined;
}

/** Shows of all clubs, for admins. */
export async function listAllShows(tx: Tx, { state, ...paging }: ShowsQuery) {
  const where = state && eq(shows.state, state);
  const rows = await selectShows(tx, where, paging);
  const [total] = await tx.select({ count: count() }).from(shows).where(where);
  const results = rows.map((row) => ({
    ...describeShow(row),
    secretary: row.secretary,
    moves: [...listMoves(row.show)],
  }));
  return envelope(results, total?.count ?? 0, paging);
}
