import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { notAllowed, type Refusal } from "@/backend/http/refusals";
import type { ImportRow } from "./describe-import";
import type { KnownBreed } from "@/backend/animals/records/spreadsheets/rows/match-breeds";

/** Spreadsheets are a tool of breeders. */
export function requireBreeder({ user }: SignedInCaller): NonNullable<Caller["user"]> | Refusal {
  return user.type === "breeder" ? user : notAllowed();
}

const isOwn = (userId: number, id: string) =>
  and(eq(spreadsheetImports.id, id), eq(spreadsheetImports.userId, userId));

export async function findImport(tx: Tx, userId: number, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(spreadsheetImports).where(isOwn(userId, id));
  return row;
}

export async function lockImport(tx: Tx, userId: number, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(spreadsheetImports).where(isOwn(userId, id)).for("update");
  return row;
}

export const readBreeds = (tx: Tx): Promise<KnownBreed[]> =>
  tx
    .select({ id: breeds.id, name: breeds.name, speciesId: breeds.speciesId, aliases: breeds.aliases })
    .from(breeds);
