import { asc, eq } from "drizzle-orm";
import type { ApiTokenScope } from "@/lib/config/animals/documents";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type { Context, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { envelope, offsetOf } from "@/backend/http/paging";
import { notFound, Refusal } from "@/backend/http/refusals";
import {
  describeAnimal,
  readResults,
  selectAnimals,
} from "@/backend/animals/records/animal-export/read-animals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { findTokenUser } from "@/backend/account/public/api-tokens";

/** The animals of the token's user. */
export async function listAnimals(
  { tx, caller }: Context,
  { query: paging }: Input<"publicApi.listAnimals">,
) {
  const userId = await findTokenUser(tx, caller, "animals");
  if (userId instanceof Refusal) return userId;
  const where = eq(animals.ownerId, userId);
  const rows = await selectAnimals(tx)
    .where(where)
    .orderBy(asc(animals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(animals, where);
  return envelope(rows.map(describeAnimal), total, paging);
}

export async function getAnimal({ tx, caller }: Context, { params: { id } }: Input<"publicApi.getAnimal">) {
  const refusal = await checkOwner(tx, caller, { id, token: "animals", access: "summary" });
  if (refusal) return refusal;
  const [row] = await selectAnimals(tx).where(eq(animals.id, id));
  return row ? describeAnimal(row) : notFound();
}

export async function listResults(
  { tx, caller }: Context,
  { params: { id } }: Input<"publicApi.listResults">,
) {
  const refusal = await checkOwner(tx, caller, { id, token: "results", access: "results" });
  if (refusal) return refusal;
  const results = await readResults(tx, [id]);
  return results.map(({ barcode, test, name, genotype, outcome, issuedAt }) => ({
    barcode,
    test,
    name,
    genotype,
    outcome,
    issuedAt,
  }));
}

export async function listGenotypes(
  { tx, caller }: Context,
  { params: { id } }: Input<"publicApi.listGenotypes">,
) {
  const refusal = await checkOwner(tx, caller, { id, token: "genotypes", access: "results" });
  if (refusal) return refusal;
  const results = await readResults(tx, [id]);
  return results.map(({ animalId: _, outcome: _outcome, ...genotype }) => genotype);
}

interface Requested {
  readonly id: number;
  readonly token: ApiTokenScope;
  readonly access: AccessScope;
}

/** Tokens read what their user owns, not what others shared with them. */
async function checkOwner(
  tx: Tx,
  caller: Caller,
  { id, token, access }: Requested,
): Promise<Refusal | undefined> {
  const userId = await findTokenUser(tx, caller, token);
  if (userId instanceof Refusal) return userId;
  const found = await readAccess(tx, { userId }, id, access);
  return found?.relation === "owner" ? undefined : notFound();
}
