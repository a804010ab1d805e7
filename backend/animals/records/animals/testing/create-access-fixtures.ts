import { randomUUID } from "node:crypto";
import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Db } from "@/backend/db/client";
import {
  animalCollections,
  collectionSignatures,
  animalGrants,
  animalTransfers,
  clubMembers,
  clubs,
} from "@/backend/db/schema/animal-access";
import { animalPhotos, animals } from "@/backend/db/schema/animals";
import { hashLinkToken } from "@/backend/animals/sharing/animal-sharing/link-token";
import type { startTestBackend } from "@/backend/testing/server";
import { insertRecords } from "./create-access-records";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";

/** Everybody who may stand to an animal in some way. */
export const viewers = [
  "owner",
  "shared: summary",
  "shared: results",
  "shared: documents",
  "shared: parentage",
  "former owner",
  "club member",
  "dogs victoria",
  "agent",
  "vet",
  "stranger",
  "guest",
] as const;

export type Viewer = (typeof viewers)[number];

/** An animal of the owner with a report, and the ids that calls need. */
export interface AccessScenario {
  readonly animalId: number;
  readonly barcode: string;
  /** An offer of the animal's owner to nobody in the cast. */
  readonly transferId: number;
  /** A record of the agent, not the animal above. */
  readonly collectedId: number;
  readonly linkToken: string;
  readonly photoId: string;
  /** Signed by nobody, of the animal above. */
  readonly passportToken: string;
  /** A parentage request of the owner that qualified. */
  readonly requestId: number;
  /** A request of nobody that waits for the owner. */
  readonly waitingRequestId: number;
  /** Registration number of a bitch of the owner. */
  readonly damNumber: string;
}

export interface AccessFixtures {
  readonly tokenOf: (viewer: Viewer) => string | undefined;
  readonly prepare: () => Promise<AccessScenario>;
}

const sharedScopes: Partial<Record<Viewer, AccessScope>> = {
  "shared: summary": "summary",
  "shared: results": "results",
  "shared: documents": "documents",
  "shared: parentage": "parentage",
};

/** A vet has a share like any other person: the account type alone opens nothing. */
export async function createAccessFixtures(
  backend: ReturnType<typeof startTestBackend>,
): Promise<AccessFixtures> {
  const people = new Map<Viewer, TestUser>();
  for (const viewer of viewers)
    if (viewer !== "guest")
      people.set(
        viewer,
        await createUser(backend, `${viewer.replace(/\W+/g, "-")}@cast.test`, {
          type: viewer === "vet" ? "vet" : "breeder",
          isAgent: viewer === "agent",
          isClubMember: viewer === "club member",
          hasDvAccess: viewer === "dogs victoria",
        }),
      );
  const idOf = (viewer: Viewer) => people.get(viewer)?.id ?? 0;
  const [club] = await backend.database().insert(clubs).values({ name: "Club of the cast" }).returning();
  const clubId = club?.id ?? 0;
  await backend
    .database()
    .insert(clubMembers)
    .values({ clubId, userId: idOf("club member"), role: "member" });
  return {
    tokenOf: (viewer) => people.get(viewer)?.token,
    prepare: () => prepareScene(backend.database(), { idOf, clubId }),
  };
}

interface SceneInput {
  readonly idOf: (viewer: Viewer) => number;
  readonly clubId: number;
}

async function prepareScene(db: Db, { idOf, clubId }: SceneInput): Promise<AccessScenario> {
  const ownerId = idOf("owner");
  const animalId = await createAnimal(db, { ownerId: idOf("former owner") });
  const records = await insertRecords(db, { animalId, ownerId });
  await db.update(animals).set({ ownerId }).where(eq(animals.id, animalId));
  const linkToken = newToken();
  await insertGrants(db, animalId, { idOf, clubId, linkToken });
  const [transfer] = await db
    .insert(animalTransfers)
    .values({ animalId, fromUserId: ownerId, toEmail: "x@cast.test", expiresAt: addDays(new Date(), 1) })
    .returning({ id: animalTransfers.id });
  const collectedId = await createAnimal(db, { ownerId: null });
  await db.insert(animalCollections).values({
    animalId: collectedId,
    agentId: idOf("agent"),
    ownerName: "Jo",
    animalName: "Collected",
    animalSex: "female",
    ownerEmail: "stranger@cast.test",
    collectedAt: new Date(),
    collectedOn: "2026-03-04",
  });
  const signature = { signedName: "Jo", picture: new Uint8Array(8), signedAt: new Date() };
  await db.insert(collectionSignatures).values({ animalId: collectedId, ...signature });
  const photoId = newToken();
  await db.insert(animalPhotos).values({ id: photoId, animalId, image: Buffer.from("photo") });
  return { ...records, animalId, transferId: transfer?.id ?? 0, collectedId, linkToken, photoId };
}

const newToken = () => randomUUID().replaceAll("-", "").padEnd(43, "x");

type GrantInput = SceneInput & Pick<AccessScenario, "linkToken">;

async function insertGrants(db: Db, animalId: number, { idOf, clubId, linkToken }: GrantInput) {
  const grant = { animalId, grantedBy: idOf("owner") };
  const scopes: AccessScope[] = ["summary", "results", "parentage"];
  await db.insert(animalGrants).values([
    ...viewers.flatMap((viewer) => {
      const scope = sharedScopes[viewer];
      return scope ? [{ ...grant, kind: "person" as const, userId: idOf(viewer), scopes: [scope] }] : [];
    }),
    { ...grant, kind: "club", clubId, scopes },
    { ...grant, kind: "dv", scopes },
    { ...grant, kind: "link", tokenHash: hashLinkToken(linkToken), scopes: ["summary"] },
  ]);
}
