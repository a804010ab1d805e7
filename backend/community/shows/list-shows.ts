import { and, count, eq } from "drizzle-orm";
import { listMoves, type ShowState } from "@/lib/config/shows";
import type { Tx } from "@/backend/db/client";
import { shows } from "@/backend/db/schema/shows";
import type { SignedInCaller } from "@/backend/http/caller";
import { envelope, type Paging } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import { describeShow, readShow, selectShows } from "./select-shows";

export async function listOwnShows(tx: Tx, { user }: SignedInCaller, paging: Paging) {
  const where = eq(shows.userId, user.id);
  const rows = await selectShows(tx, where, paging);
  const [total] = await tx.select({ count: count() }).from(shows).where(where);
  return envelope(rows.map(describeShow), total?.count ?? 0, paging);
}

export async function readOwnShow(tx: Tx, { user }: SignedInCaller, id: number) {
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
