import { addDays } from "date-fns";
import { and, eq } from "drizzle-orm";
import { type AccessScope, clubScopes, transferDays } from "@/lib/config/animals/animal-access";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import {
  animalCollections,
  animalGrants,
  animalTransfers,
  clubMembers,
  clubs,
} from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { findAnimalOf, findDemoUser } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";

type Role = "breeder" | "owner" | "vet";

const club = "Southern Border Collie Club";

interface DemoShare {
  readonly from: Role;
  readonly animal: string;
  /** Null for the club. */
  readonly to: Role | null;
  readonly kind: "person" | "vet" | "club";
  readonly scopes: readonly AccessScope[];
}

const shares: readonly DemoShare[] = [
  { from: "breeder", animal: "Bramble", to: null, kind: "club", scopes: clubScopes },
  { from: "breeder", animal: "Fen", to: null, kind: "club", scopes: clubScopes },
  { from: "breeder", animal: "Juniper", to: "owner", kind: "person", scopes: ["summary", "results"] },
  { from: "owner", animal: "Biscuit", to: "vet", kind: "vet", scopes: ["results", "documents"] },
  { from: "owner", animal: "Biscuit", to: "breeder", kind: "person", scopes: ["summary"] },
];

const transfers = [
  { from: "breeder", animal: "Tansy", to: "owner", message: "She is settling in well with you." },
  { from: "owner", animal: "Pepper", to: "breeder", message: null },
  { from: "vet", animal: "Rusty", to: "owner", message: "All of Rusty’s tests in one place." },
] as const;

const collected = [
  {
    key: "demo-collected-1",
    name: "Clover",
    species: "canine",
    sex: "female",
    owner: "Owen Park",
    to: "owner",
  },
  { key: "demo-collected-2", name: "Ziggy", species: "feline", sex: "male", owner: "Lena Brandt", to: null },
] as const;

/** Shares, a club, open transfers and collected animals of the demo accounts. */
export function seedDemoSharing(): AreaSeed {
  return {
    area: "demo-sharing",
    content: { club, shares, transfers, collected },
    write: async (tx) => {
      const clubId = await putClub(tx);
      for (const share of shares) await putShare(tx, clubId, share);
      for (const transfer of transfers) await putTransfer(tx, transfer);
      for (const record of collected) await putCollected(tx, record);
    },
  };
}

async function putClub(tx: Tx): Promise<number> {
  const [row] = await tx
    .insert(clubs)
    .values({ name: club })
    .onConflictDoUpdate({ target: clubs.name, set: { name: club } })
    .returning({ id: clubs.id });
  const userId = await findDemoUser(tx, "breeder");
  const clubId = row?.id ?? 0;
  if (userId !== undefined)
    await tx.insert(clubMembers).values({ clubId, userId, role: "officer" }).onConflictDoNothing();
  return clubId;
}

async function putShare(tx: Tx, clubId: number, { from, animal, to, kind, scopes }: DemoShare) {
  const found = await findAnimalOf(tx, demoEmail(from), animal);
  const userId = to && (await findDemoUser(tx, to));
  if (found === undefined || userId === undefined) return;
  const grantee = to === null ? { clubId } : { userId, email: demoEmail(to) };
  const same = to === null ? eq(animalGrants.clubId, clubId) : eq(animalGrants.email, demoEmail(to));
  if ((await tx.$count(animalGrants, and(eq(animalGrants.animalId, found.id), same))) > 0) return;
  await tx
    .insert(animalGrants)
    .values({ animalId: found.id, grantedBy: found.ownerId, kind, scopes: [...scopes], ...grantee });
}

async function putTransfer(tx: Tx, { from, animal, to, message }: (typeof transfers)[number]) {
  const found = await findAnimalOf(tx, demoEmail(from), animal);
  if (found === undefined) return;
  if ((await tx.$count(animalTransfers, eq(animalTransfers.animalId, found.id))) > 0) return;
  await tx.insert(animalTransfers).values({
    animalId: found.id,
    fromUserId: found.ownerId,
    toEmail: demoEmail(to),
    message,
    expiresAt: addDays(new Date(), transferDays),
  });
}

async function putCollected(tx: Tx, { key, name, species, sex, owner, to }: (typeof collected)[number]) {
  const agentId = await findDemoUser(tx, "breeder");
  if (agentId === undefined) return;
  if ((await tx.$count(animalCollections, eq(animalCollections.clientId, key))) > 0) return;
  const [animal] = await tx
    .insert(animals)
    .values({ name, speciesId: speciesId(species), sex })
    .returning({ id: animals.id });
  await tx.insert(animalCollections).values({
    animalId: animal?.id ?? 0,
    agentId,
    clientId: key,
    ownerName: owner,
    animalName: name,
    animalSex: sex,
    collectedAt: new Date("2026-11-12T12:00:00Z"),
    collectedOn: "2026-11-12",
    ownerEmail: to && demoEmail(to),
  });
}
