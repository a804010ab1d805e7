import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { vetScopes } from "@/lib/config/animals/animal-access";
import { activations } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { startTestBackend } from "@/backend/testing/server";
import { createKitBuyer, genoPet, pet, record } from "@/backend/kits/activation/testing/activation-kit";
import { demoUserId } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;
const buyKits = createKitBuyer(backend);

interface Activated {
  readonly token: string;
  readonly pet: { readonly animalId: number };
}

const chipNumber = "276098100000077";
const changed = { name: "Luna", weight: "31.5", personality: "Shy", registrationNumber: "NEW-1" };

let session = "";
let handedOver: Activated;

/** Activates a kit and gives the animal to the demo owner, who changes it. */
async function handOver(): Promise<Activated> {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode, { pet: { ...pet, chipNumber, weight: 8 } });
  const activated = await readRoute("activation.activate", { body }, { token: session });
  const isAnimal = eq(animals.id, activated.pet.animalId);
  await updateRows(animals, { ownerId: await userId("owner") }, isAnimal);
  await updateRows(animals, { ...changed, chipNumber: "276098100000078" }, isAnimal);
  return activated;
}

const userId = (role: "breeder" | "owner") => demoUserId(database(), role);

const get = (token: string | undefined = session) =>
  callRoute("activation.get", { params: { token: handedOver.token } }, { token });

beforeAll(async () => {
  session = await signIn("breeder");
  handedOver = await handOver();
});

describe("an activation whose animal has a new owner", () => {
  it("shows the former owner the animal of the day of the transfer, and nothing that is the new owner's", async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      relation: "former-owner",
      isEditable: false,
      parents: null,
      pet: { petName: "Rex", chipNumber, weight: null, personality: null, registrationNumber: null },
      samples: [{ hold: null, problem: null, problemNote: null, isCorrectable: false }],
    });
  });

  it("returns 404 when the former owner posts the sample or changes the animal", async () => {
    const params = { token: handedOver.token };
    const posted = await callRoute("activation.markPosted", { params, body: {} }, { token: session });
    expect(posted.status).toBe(404);
    const updated = await callRoute("activation.updatePet", { params, body: pet }, { token: session });
    expect(updated.status).toBe(404);
  });

  it("shows a vet who treats the animal what the client shares, and takes the posting", async () => {
    const grant = {
      animalId: handedOver.pet.animalId,
      kind: "vet",
      userId: await userId("breeder"),
    } as const;
    await database()
      .insert(animalGrants)
      .values({ ...grant, scopes: [...vetScopes] });
    expect((await get()).body).toMatchObject({ relation: "grantee", pet: { petName: "Luna" } });
    const call = { params: { token: handedOver.token }, body: {} };
    expect((await callRoute("activation.markPosted", call, { token: session })).status).toBe(200);
  });

  it.each(["with", "without"])(
    "returns 404 once the former owner's account is deleted, for an animal %s an owner",
    async (owner) => {
      await updateRows(activations, { userId: null, email: "" }, eq(activations.token, handedOver.token));
      if (owner === "without")
        await updateRows(animals, { ownerId: null }, eq(animals.id, handedOver.pet.animalId));
      for (const token of ["", session]) expect((await get(token)).status).toBe(404);
    },
  );
});
