import { and, eq } from "drizzle-orm";
import { listMoves } from "@/lib/config/community/shows";
import { shows } from "@/backend/db/schema/shows";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import { describeShow, readShow, selectShows } from "./select-shows";

export async function listOwnShows(
  { tx, caller: { user } }: SignedInContext,
  { query: paging }: Input<"shows.list">,
) {
  const where = eq(shows.userId, user.id);
  const rows = await selectShows(tx, where, paging);
  const total = await tx.$count(shows, where);
  return envelope(rows.map(describeShow), total, paging);
}

export async function readOwnShow(
  { tx, caller: { user } }: SignedInContext,
  { params: { id } }: Input<"shows.get">,
) {
  return (await readShow(tx, and(eq(shows.id, id), eq(shows.userId, user.id)))) ?? notFound();
}

/** Shows of all clubs, for admins. */
export async function listAllShows(
  { tx }: SignedInContext,
  { query: { state, ...paging } }: Input<"shows.listAll">,
) {
  const where = state && eq(shows.state, state);
  const rows = await selectShows(tx, where, paging);
  const total = await tx.$count(shows, where);
  const results = rows.map((row) => ({
    ...describeShow(row),
    secretary: row.secretary,
    moves: [...listMoves(row.show)],
  }));
  return envelope(results, total, paging);
}
