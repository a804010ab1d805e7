import { englishText } from "@/lib/domain/error-response";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { activations } from "@/backend/db/schema/activations";
import { animalCollections, collectionSignatures } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { reportVersions } from "@/backend/db/schema/lab";
import { person } from "@/backend/kits/activation/testing/activation-kit";
import { createAnimal, createPeople } from "@/backend/testing/create-users";
import { addTestedAnimal } from "@/backend/animals/records/animals/testing/tested-animal";
import { startTestBackend } from "@/backend/testing/server";
import { callPath } from "@/lib/contract/request";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import type { AcmForm } from "@/lib/contract/community/acm-forms/acm-forms.types";
import { readCollectedSignature } from "./collected-signature";

const backend = startTestBackend();
const { callRoute, database, updateRows, send } = backend;

const { as, idOf } = createPeople(backend, "acm.test", {
  breeder: { type: "breeder" },
  rival: { type: "breeder" },
  owner: {},
});

const request = (animalId: number, more: object = {}, name = "breeder") => {
  const body = {
    animalId,
    collectorType: "vet",
    collectorName: "Dr Lake",
    clinic: "Bay Vets",
    place: "Bay Vets, Geelong",
    plannedOn: "2026-03-04",
    ...more,
  };
  return callRoute("acmForms.create", { body }, as(name));
};

async function requested(animalId?: number): Promise<AcmForm> {
  const own = animalId ?? (await createAnimal(database(), { ownerId: idOf("breeder") }));
  const { status, body } = await request(own);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as AcmForm;
}

const call = (name: string, { id }: { id: number }, body?: object, user = "breeder") =>
  callRoute(`acmForms.${name}`, { params: { id }, ...(body && { body }) }, as(user));

const collection = { chipNumber: "956000001234567", barcode: "tm 0000 1111", collectedOn: "2026-03-04" };
const strokes = [
  [10, 100, 60, 20, 120, 180],
  [300, 90],
];
const ownerSigns = { signer: "owner", name: "Bree", strokes };
const collectorSigns = { signer: "collector", name: "Dr Lake", strokes: null };

const upload = ({ id }: { id: number }, content: Buffer, type = "application/pdf", user = "breeder") =>
  fetchUpload(callPath(acmFormsRoutes.uploadScan, { params: { id } }), content, type, user);

/** Text survives as it is sent: good enough for PDF and for refused files. */
const fetchUpload = (path: string, content: Buffer, type: string, user: string) =>
  send("PUT", path, content.toString("latin1"), { ...as(user), headers: { "content-type": type } });

describe("requesting a form", () => {
  it("accepts own animals of breeders, and stores a repeated request once", async () => {
    const own = await createAnimal(database(), { ownerId: idOf("breeder") });
    const responses = await Promise.all([request(own), request(own)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const foreign = await createAnimal(database(), { ownerId: idOf("rival") });
    const unknown = await request(2_000_000_000);
    expect(await request(foreign)).toMatchObject({ status: 428, body: unknown.body });
    expect((await request(foreign, {}, "owner")).status).toBe(403);
    const list = await callRoute("acmForms.list", {}, as("breeder"));
    expect(list.body).toMatchObject({ count: 1, results: [{ state: "requested", signatures: [] }] });
  });

  it.each([
    [{ collectorType: "self" }, "collectorType"],
    [{ collectorName: " " }, "collectorName"],
    [{ place: "x".repeat(121) }, "place"],
    [{ plannedOn: "tomorrow" }, "plannedOn"],
  ])("refuses %j", async (more, field) => {
    expect(await request(1, more)).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
  });
});

describe("an owner who certifies their own animal", () => {
  it("is refused when requesting and when attaching the form", async () => {
    const dog = await addTestedAnimal(database(), { ownerId: idOf("breeder"), name: "Own" });
    const ownName = { collectorName: " BREEDER " };
    expect(await request(dog.id, ownName)).toMatchObject({
      status: 428,
      body: { collectorName: englishText("fields.agentOwnCollector") },
    });
    const form = await requested(dog.id);
    await call("fill", form, { ...collection, barcode: dog.barcode });
    await call("sign", form, ownerSigns);
    await call("sign", form, collectorSigns);
    const ofDog = eq(activations.id, dog.activationId);
    const setPerson = (firstName: string) =>
      database()
        .update(activations)
        .set({ person: { ...person, firstName, lastName: "Lake" } })
        .where(ofDog);
    await setPerson("Dr");
    expect(await call("attach", form)).toMatchObject({
      status: 409,
      body: { code: "own_collector", message: englishText("fields.agentOwnCollector") },
    });
    await setPerson("Bree");
    const setCollector = (collectorName: string) =>
      database().update(acmForms).set({ collectorName }).where(eq(acmForms.id, form.id));
    await setCollector("Breeder");
    expect((await call("attach", form)).body).toMatchObject({ code: "own_collector" });
    await setCollector("Dr Lake");
    expect((await call("attach", form)).body).toMatchObject({ state: "attached" });
  });
});

describe("a form", () => {
  it("is issued as PDF, filled in, signed by both and attached to its sample", async () => {
    const dog = await addTestedAnimal(database(), { ownerId: idOf("breeder"), name: "Łucja" });
    const form = await requested(dog.id);
    const file = await call("file", form);
    expect(file.headers.get("content-type")).toContain("application/pdf");
    expect(String(file.body)).toMatch(/^%PDF-/);
    expect((await call("get", form)).body).toMatchObject({ state: "issued" });
    expect(await call("sign", form, ownerSigns)).toMatchObject({ status: 409, body: { code: "not_filled" } });
    await call("fill", form, { ...collection, barcode: dog.barcode.toLowerCase() });
    await call("sign", form, collectorSigns);
    // What was stated changes, so the signature ends.
    const refilled = await call("fill", form, { ...collection, barcode: dog.barcode });
    expect(refilled.body).toMatchObject({ barcode: dog.barcode, signatures: [] });
    expect((await call("attach", form)).body).toMatchObject({ code: "not_signed" });
    expect((await call("sign", form, ownerSigns)).body).toMatchObject({ state: "issued" });
    const signed = await call("sign", form, collectorSigns);
    expect(signed.body).toMatchObject({
      state: "signed",
      signatures: [
        { signer: "owner", isDrawn: true },
        { signer: "collector", name: "Dr Lake", isDrawn: false },
      ],
    });
    expect(String((await call("file", form)).body)).toMatch(/^%PDF-/);
    for (const response of [await call("fill", form, collection), await call("remove", form)])
      expect(response).toMatchObject({ status: 409, body: { code: "signed" } });
    const attached = await Promise.all([call("attach", form), call("attach", form)]);
    expect(attached.map(({ status }) => status)).toEqual([200, 200]);
    const ofDog = eq(activations.id, dog.activationId);
    const [activation] = await database().select().from(activations).where(ofDog);
    expect(activation?.collector).toEqual({ type: "vet", name: "Dr Lake", clinic: "Bay Vets" });
  });

  it("does not attach to another animal's sample, and leaves reported samples as they are", async () => {
    const foreign = await addTestedAnimal(database(), { ownerId: idOf("rival"), name: "Foreign" });
    const own = await addTestedAnimal(database(), {
      ownerId: idOf("breeder"),
      name: "Own",
      isReported: true,
    });
    const form = await requested(own.id);
    await call("fill", form, { ...collection, barcode: foreign.barcode, secondBarcode: own.barcode });
    await call("sign", form, ownerSigns);
    await call("sign", form, collectorSigns);
    const signed = database().update(acmForms);
    await signed.set({ secondBarcode: null }).where(eq(acmForms.id, form.id));
    expect(await call("attach", form)).toMatchObject({ status: 409, body: { code: "no_sample" } });
    await updateRows(acmForms, { barcode: own.barcode }, eq(acmForms.id, form.id));
    expect((await call("attach", form)).body).toMatchObject({ state: "attached" });
    const ofOwn = eq(activations.id, own.activationId);
    expect((await database().select().from(activations).where(ofOwn))[0]?.collector).toBeNull();
    const reports = eq(reportVersions.activationId, own.activationId);
    expect(await database().select().from(reportVersions).where(reports)).toHaveLength(1);
  });

  it("returns 428 for a planned day that does not exist", async () => {
    const animalId = await createAnimal(database(), { ownerId: idOf("breeder") });
    const response = await request(animalId, { plannedOn: "2026-02-31" });
    expect(response).toMatchObject({ status: 428, body: { plannedOn: englishText("fields.invalid") } });
  });

  it.each([
    [{ chipNumber: "12" }, "chipNumber"],
    [{ barcode: " " }, "barcode"],
    [{ secondBarcode: "TM00001111" }, "secondBarcode"],
    [{ collectedOn: "2026-02-31" }, "collectedOn"],
    [{ collectedOn: "2099-01-01" }, "collectedOn"],
  ])("refuses to be filled with %j", async (more, field) => {
    const response = await call("fill", await requested(), { ...collection, ...more });
    expect(response).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
  });

  it.each([[[[10, 20, 30]]], [[[10, 201]]], [[[601, 20]]], [[]], [Array.from({ length: 61 }, () => [1, 1])]])(
    "refuses a signature that is no drawing",
    async (wrong) => {
      const form = await requested();
      await call("fill", form, collection);
      const response = await call("sign", form, { ...ownerSigns, strokes: wrong });
      expect(response.status).toBe(428);
    },
  );
});

describe("the PDF", () => {
  const hasPicture = async (form: AcmForm, name = "breeder") =>
    String((await call("file", form, undefined, name)).body).includes("/Subtype /Image");

  it("has the owner's signature of collector mode for its sample, which later owners do not see", async () => {
    const animalId = await createAnimal(database(), { ownerId: idOf("breeder") });
    const collectedAt = new Date();
    await database()
      .insert(animalCollections)
      .values({
        animalId,
        animalName: "Fern",
        animalSex: "female",
        ownerName: "Bree",
        barcode: "TM00002222",
        collectedAt,
        collectedOn: "2026-03-04",
        claimedAt: sql`now()`,
        moreBarcodes: ["TM00001111"],
      });
    const picture = await sharp({ create: { width: 60, height: 20, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    await database()
      .insert(collectionSignatures)
      .values({ animalId, signedName: "Bree", picture, signedAt: collectedAt });
    const form = await requested(animalId);
    expect(await hasPicture(form)).toBe(false);
    await call("fill", form, { ...collection, barcode: "TM00009999" });
    expect(await hasPicture(form)).toBe(false);
    await call("fill", form, collection);
    await call("sign", form, ownerSigns);
    expect(await hasPicture(form)).toBe(true);
    const [row] = await database().select().from(acmForms).where(eq(acmForms.id, form.id));
    expect(row && (await readCollectedSignature(database(), row))).toMatchObject({ at: "2026-03-04" });
    expect((await call("file", form, undefined, "rival")).status).toBe(404);

    await updateRows(animals, { ownerId: idOf("rival") }, eq(animals.id, animalId));
    const later = (await request(animalId, {}, "rival")).body as AcmForm;
    await call("fill", later, collection, "rival");
    expect(await hasPicture(later, "rival")).toBe(false);
  });
});

describe("a form signed on paper", () => {
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n");

  it("accepts a signed PDF by its content and returns it unchanged", async () => {
    const form = await requested();
    expect(await upload(form, pdf)).toMatchObject({ status: 409, body: { code: "not_filled" } });
    await call("fill", form, collection);
    const html = Buffer.from("<html><script>alert(1)</script></html>");
    for (const content of [html, Buffer.from("%PDF-1.7 cut off")])
      expect(await upload(form, content)).toMatchObject({ status: 428, body: { scan: expect.any(String) } });
    expect(await upload(form, html, "text/html")).toMatchObject({ status: 415 });
    expect(await upload(form, pdf, "image/png")).toMatchObject({
      status: 200,
      body: { state: "signed", hasScan: true },
    });
    const scan = await call("scan", form);
    expect(scan.headers.get("content-type")).toContain("application/octet-stream");
    expect(scan.headers.get("content-disposition")).toContain(`acm-form-${form.id}-signed.pdf`);
    expect(String(scan.body)).toBe(pdf.toString());
    expect((await upload(form, pdf)).status).toBe(409);
  });

  it("rejects a broken photo", async () => {
    const form = await requested();
    await call("fill", form, collection);
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect((await upload(form, png.subarray(0, 20), "image/png")).status).toBe(428);
  });
});

it("belongs to its user, as long as the animal does", async () => {
  const form = await requested();
  const foreign = [
    await call("get", form, undefined, "rival"),
    await call("file", form, undefined, "rival"),
    await call("scan", form, undefined, "rival"),
    await call("fill", form, collection, "rival"),
    await call("sign", form, ownerSigns, "rival"),
    await call("attach", form, undefined, "rival"),
    await call("remove", form, undefined, "rival"),
    await upload(form, Buffer.from("%PDF-1.7 %%EOF"), "application/pdf", "rival"),
  ];
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  const ofForm = eq(animals.id, form.animal.id);
  await updateRows(animals, { ownerId: idOf("rival") }, ofForm);
  expect((await call("get", form)).status).toBe(404);
  await updateRows(animals, { ownerId: idOf("breeder") }, ofForm);
  expect((await call("remove", form)).status).toBe(204);
  expect((await call("remove", form)).status).toBe(404);
});
