import { englishText } from "@/lib/domain/error-response";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";
import { activations, litters } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { loci } from "@/backend/genetics/loci";
import { drawSample } from "@/backend/kits/lab/demo/draw-sample";
import { allStages, createLabBench, labEvent } from "@/backend/kits/lab/testing/lab-bench";
import { startTestBackend } from "@/backend/testing/server";
import { createKitBuyer, genoPet, pet, record } from "@/backend/kits/activation/testing/activation-kit";
import { demoUserId } from "@/backend/testing/find-user";
import { createAnimal } from "@/backend/testing/create-users";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;
const buyKits = createKitBuyer(backend);

const panelKey = "ISAG-DOG-STR-21";
const drawn = (seed: string, sex: "female" | "male" = "male", parents = {}) =>
  drawSample({ seed, species: "canine", sex, loci, panelKey, ...parents });

let token = "";
let ownerId = 0;
beforeAll(async () => {
  token = await signIn("breeder");
  ownerId = await demoUserId(database(), "breeder");
});

interface Sample {
  readonly problem: string | null;
  readonly isCorrectable: boolean;
}
interface Activated {
  readonly token: string;
  readonly pet: { readonly animalId: number; readonly petName: string };
  readonly samples: readonly Sample[];
}
interface Tube extends Activated {
  readonly barcode: string;
}

async function activate(session: string | undefined = token, of: object = pet): Promise<Tube> {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode, { pet: of });
  const activated = await callRoute("activation.activate", { body }, { token: session });
  return { ...(activated.body as Activated), barcode };
}

/** The laboratory finishes the sample, with these results. */
async function finish(tube: Tube, { genotypes, profile }: ReturnType<typeof drawn>) {
  const results: LabEventContent = { type: "results", run: 1, assayVersion: "2026.1", genotypes, profile };
  await createLabBench(database()).deliver([...allStages(tube), labEvent(tube, results)]);
}

const get = async ({ token: of }: Activated, session: string | undefined = token) =>
  (await callRoute("activation.get", { params: { token: of } }, { token: session })).body;

const send = (
  call: "updatePet" | "updateParents" | "changeAnimal",
  { token: of }: Activated,
  body: object,
  session: string | undefined = token,
) => callRoute(`activation.${call}`, { params: { token: of }, body }, { token: session });

/** An animal of the breeder with the profile of this seed. */
async function addParent(seed: string, sex: "female" | "male"): Promise<number> {
  const animalId = await createAnimal(database(), { ownerId, name: seed, sex });
  await addProfile(animalId, seed, sex);
  return animalId;
}

async function addProfile(animalId: number, seed: string, sex: "female" | "male") {
  const alleles = drawn(seed, sex).profile?.alleles ?? {};
  await database().insert(dnaProfiles).values({ animalId, panelKey, madeOn: "2025-01-01", alleles });
}

async function putInLitter(tubes: readonly Tube[], parents: { damId: number; sireId: number }) {
  const [litter] = await database()
    .insert(litters)
    .values({ ownerId, speciesId: 1, ...parents })
    .returning({ id: litters.id });
  for (const { pet: of } of tubes)
    await updateRows(animals, { litterId: litter?.id ?? null, ...parents }, eq(animals.id, of.animalId));
}

const reportedNames = async ({ barcode }: Tube) => {
  const rows = await database()
    .select({ content: reportVersions.content })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, and(eq(kits.id, activations.kitId), eq(kits.barcode, barcode)));
  return rows.map(({ content }) => content.animal.name);
};

const onHold = (problem: string) => ({ samples: [{ problem, isCorrectable: true }] });
const released = { samples: [{ problem: null, isCorrectable: false }] };

describe("a sample on hold", () => {
  it("is released in the response to the right sex, and stays with a wrong one", async () => {
    const tube = await activate();
    await finish(tube, drawn("girl", "female"));
    expect(await get(tube)).toMatchObject(onHold("sex"));
    expect((await send("updatePet", tube, { ...pet, weight: 12 })).body).toMatchObject(onHold("sex"));
    const corrected = await send("updatePet", tube, { ...pet, gender: "female" });
    expect(corrected).toMatchObject({ status: 200, body: released });
    expect(await reportedNames(tube)).toEqual(["Rex"]);
    expect(await send("changeAnimal", tube, pet)).toMatchObject({
      status: 409,
      body: { code: "details_fit" },
    });
  });

  it("with two wrong parents names the second one once the first is corrected", async () => {
    const tubes = [await activate(), await activate()] as const;
    const [tube, sibling] = tubes;
    const [damId, sireId] = [await addParent("no dam", "female"), await addParent("no sire", "male")];
    const realDamId = await addParent("dam", "female");
    await putInLitter(tubes, { damId, sireId });
    await finish(tube, drawn("pup", "male", { dam: drawn("dam", "female") }));
    expect(await get(tube)).toMatchObject({
      ...onHold("dam"),
      parents: { dam: { id: damId, name: "no dam" }, sire: { id: sireId }, littermates: 1 },
    });
    const changes = { damId: realDamId, sireId, isForLitter: false };
    expect((await send("updateParents", tube, changes)).body).toMatchObject(onHold("sire"));
    const named = { ...changes, sireId: null, sireName: "A visitor" };
    expect((await send("updateParents", tube, named)).body).toMatchObject({
      ...released,
      parents: { dam: { name: "dam" }, sire: { id: null, name: "A visitor" }, littermates: 0 },
    });
    expect(await get(sibling)).toMatchObject({ parents: { dam: { id: damId }, littermates: 0 } });
  });

  it("releases its littermates when the parents of the litter are corrected", async () => {
    const tubes = [await activate(), await activate()] as const;
    const damId = await addParent("another dam", "female");
    await putInLitter(tubes, { damId, sireId: await addParent("another sire", "male") });
    for (const [at, tube] of tubes.entries()) await finish(tube, drawn(`puppy ${at}`));
    const body = { damName: "Unknown", sireName: null, isForLitter: true };
    expect((await send("updateParents", tubes[0], { ...body, damId: tubes[0].pet.animalId })).body).toEqual({
      damId: "An animal cannot be its own parent",
    });
    expect((await send("updateParents", tubes[0], body)).body).toMatchObject(released);
    expect(await get(tubes[1])).toMatchObject(released);
  });

  it("refuses parents that do not fit one of the littermates", async () => {
    const [tube, sibling] = [await activate(), await activate()] as const;
    const [damId, sireId] = [await addParent("old dam", "female"), await addParent("old sire", "male")];
    await putInLitter([tube, sibling], { damId, sireId });
    await finish(tube, drawn("a pup"));
    const daughter = await addParent("daughter", "female");
    await updateRows(animals, { sireId: tube.pet.animalId }, eq(animals.id, daughter));
    const refusals = [
      [{ damId: sireId }, { damId: englishText("animal.parentSex") }],
      [{ damId: daughter }, { damId: englishText("animal.parentLoop") }],
      [{ sireId: sibling.pet.animalId }, { sireId: englishText("animal.parentAge") }],
      [{ sireId: sibling.pet.animalId, isForLitter: true }, { sireId: "An animal cannot be its own parent" }],
    ] as const;
    for (const [change, fields] of refusals) {
      const { body } = await send("updateParents", tube, { damId, sireId, isForLitter: false, ...change });
      expect(body).toEqual(fields);
    }
  });

  it("is released with the facts corrected for another kit of the animal", async () => {
    const first = await activate();
    const second = await activate(token, { ...pet, animalId: first.pet.animalId });
    for (const tube of [first, second]) await finish(tube, drawn("two kits", "female"));
    expect(await get(second)).toMatchObject(onHold("sex"));
    const corrected = await send("updatePet", first, { ...pet, gender: "female" });
    expect(corrected.body).toMatchObject(released);
    expect(await get(second)).toMatchObject(released);
  });

  it("is released with the parents corrected for another kit of the animal", async () => {
    const first = await activate();
    const second = await activate(token, { ...pet, animalId: first.pet.animalId });
    await putInLitter([first], {
      damId: await addParent("wrong dam", "female"),
      sireId: await addParent("wrong sire", "male"),
    });
    for (const tube of [first, second]) await finish(tube, drawn("two kits of a pup"));
    const named = { damName: "Unknown", sireName: null, isForLitter: false };
    expect((await send("updateParents", first, named)).body).toMatchObject(released);
    expect(await get(second)).toMatchObject(released);
  });

  it("becomes another animal's, with its profile, and its report names that animal", async () => {
    const tube = await activate();
    await addProfile(tube.pet.animalId, "an earlier animal", "male");
    await finish(tube, drawn("another animal"));
    expect(await get(tube)).toMatchObject(onHold("other-animal"));
    const same = await send("changeAnimal", tube, { ...pet, animalId: tube.pet.animalId });
    expect(same.body).toEqual({ animalId: "The sample is on file as this animal's already" });
    const changed = await send("changeAnimal", tube, { ...pet, petName: "Max" });
    expect(changed.body).toMatchObject({ ...released, pet: { petName: "Max" } });
    expect(await reportedNames(tube)).toEqual(["Max"]);
    const { animalId } = (changed.body as Activated).pet;
    const profilesOf = async (id: number) =>
      (await database().select().from(dnaProfiles).where(eq(dnaProfiles.animalId, id))).map(
        ({ isCurrent }) => isCurrent,
      );
    expect([await profilesOf(animalId), await profilesOf(tube.pet.animalId)]).toEqual([[true], [true]]);
  });

  it("of a guest gets a new animal, and the wrong one is removed", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    const body = await readRoute("activation.activate", { body: record(barcode) });
    const tube = { ...body, barcode };
    await finish(tube, drawn("guest", "female"));
    const guest = { params: { token: tube.token }, body: { ...pet, petName: "Luna", gender: "female" } };
    expect((await callRoute("activation.changeAnimal", guest)).body).toMatchObject(released);
    const rows = await database().select().from(animals).where(eq(animals.id, tube.pet.animalId));
    expect(rows).toEqual([]);
  });

  it("is not released by a correction when the laboratory holds it", async () => {
    const tube = await activate();
    const hold = labEvent(tube, { type: "hold", problem: "sex", note: "Please confirm" });
    await createLabBench(database()).deliver([...allStages(tube), hold]);
    const lab = { samples: [{ problem: "sex", problemNote: "Please confirm", isCorrectable: false }] };
    expect((await send("updatePet", tube, { ...pet, gender: "female" })).body).toMatchObject(lab);
  });

  it("accepts neither animals nor corrections of other accounts", async () => {
    const tube = await activate();
    await finish(tube, drawn("stranger", "female"));
    const other = await signIn("owner");
    const { pet: foreign } = await activate(other);
    expect((await send("changeAnimal", tube, { ...pet, animalId: foreign.animalId })).body).toEqual({
      animalId: "This animal is not on file in your account",
    });
    for (const call of ["updatePet", "changeAnimal"] as const)
      expect((await send(call, tube, pet, other)).status).toBe(404);
    const parents = { damId: foreign.animalId, isForLitter: true };
    expect((await send("updateParents", tube, parents, other)).status).toBe(404);
    await putInLitter([tube], { damId: tube.pet.animalId, sireId: tube.pet.animalId });
    expect((await send("updateParents", tube, parents)).body).toEqual({
      damId: englishText("animal.parent"),
    });
  });
});
