import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { TransferDirection } from "@/lib/config/animals/animal-access";
import type { Language } from "@/lib/config/languages";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

/** Transfers to or from the caller, open ones first, then the newest. */
export async function listTransfers(
  { tx, caller }: SignedInContext,
  { query: { direction, ...paging } }: Input<"animalTransfers.list">,
) {
  const { id } = caller.user;
  const where = direction === "incoming" ? isAddressedTo(tx, id) : eq(animalTransfers.fromUserId, id);
  const results = await describeTransfers(tx, { direction, language: caller.language }, where, paging);
  const total = await tx.$count(animalTransfers, where);
  return envelope(results, total, paging);
}

/** Animals that are offered to the user and can still be accepted, the first to expire at the top. */
export async function listIncomingOffers(tx: Tx, userId: number, size: number) {
  const where = and(isAddressedTo(tx, userId), isOpen);
  const rows = await tx
    .select({
      id: animalTransfers.id,
      animalName: animals.name,
      from: users.name,
      expiresAt: animalTransfers.expiresAt,
    })
    .from(animalTransfers)
    .innerJoin(animals, eq(animals.id, animalTransfers.animalId))
    .leftJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(where)
    .orderBy(animalTransfers.expiresAt, animalTransfers.id)
    .limit(size);
  const results = rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
  return { count: await tx.$count(animalTransfers, where), results };
}

const isOpen = sql<boolean>`${animalTransfers.state} = 'pending' and ${animalTransfers.expiresAt} > now()`;

/** By the address of the account, which only a confirmed account can sign in with. */
function isAddressedTo(tx: Tx, userId: number): SQL {
  const ownAddress = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return sql`${animalTransfers.toEmail} = (${ownAddress})`;
}

interface Reader {
  readonly direction: TransferDirection;
  readonly language: Language;
}

export async function describeTransfers(
  tx: Tx,
  { direction, language }: Reader,
  where: SQL | undefined,
  paging: Paging,
) {
  const rows = await tx
    .select({
      transfer: animalTransfers,
      isOpen,
      name: animals.name,
      speciesId: animals.speciesId,
      breed: inLanguage(breeds.name, language),
      sender: users.name,
    })
    .from(animalTransfers)
    .innerJoin(animals, eq(animals.id, animalTransfers.animalId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(where)
    .orderBy(desc(isOpen), desc(animalTransfers.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return rows.map(({ transfer, sender, speciesId, name, breed, ...row }) => ({
    id: transfer.id,
    state: transfer.state,
    message: transfer.message,
    isOpen: row.isOpen,
    animal: { id: transfer.animalId, name, species: speciesName(speciesId), breed },
    other: direction === "incoming" ? sender : transfer.toEmail,
    createdAt: transfer.createdAt.toISOString(),
    expiresAt: transfer.expiresAt.toISOString(),
    decidedAt: transfer.decidedAt?.toISOString() ?? null,
  }));
}

export async function readTransfer(tx: Tx, reader: Reader, transferId: number) {
  const where = eq(animalTransfers.id, transferId);
  const [transfer] = await describeTransfers(tx, reader, where, { page: 1, size: 1 });
  if (transfer === undefined) throw new Error(`There is no transfer ${transferId}.`);
  return transfer;
}
