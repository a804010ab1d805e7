import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { kitProblems, litters, reminderPreferences } from "@/backend/db/schema/activations";
import { kits, packEntries, packTransfers } from "@/backend/db/schema/kits";
import { genotypes, labEvents, labProgress, labResults } from "@/backend/db/schema/lab";
import { documentKeys, issuedDocuments } from "@/backend/db/schema/documents";
import { sampleContent } from "@/backend/kernel/documents/issued/testing/sample-content";
import { createSigningKey } from "@/backend/kernel/documents/signing/signing-keys";
import { insertKits } from "@/backend/kits/kits/insert-kits";
import { importedResults } from "@/backend/db/schema/documents";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { resetMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { hashPassword } from "@/backend/account/auth/passwords";
import { saveAddress } from "@/backend/kernel/addresses/saved-addresses";
import { createMailLink } from "@/backend/account/registration/mail-links";
import type { startTestBackend } from "@/backend/testing/server";
import { insertActivation, insertReport } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

type Backend = ReturnType<typeof startTestBackend>;
type Input = NonNullable<Parameters<Backend["callRoute"]>[1]>;

/** Barcode of the account's activated kit. The tube stays on file, void. */
export const barcode = "TM0000000000013";

/** Personal data that occurs in this account's rows only. */
export const facts = {
  email: "quillon.farrow@example.test",
  name: "Quillon Farrow",
  phone: "+61 2 5550 7788",
  address: "19 Larkspur Terrace",
  clinic: "Farrowdale Practice",
  registrationNumber: "VR-771204",
  note: "=Please ring at the Farrow gate",
  collector: "Sister Perpetua",
  animal: "Thistledown Perpetual",
  chip: "985112345678907",
  profile: "Farrow line, eyes first",
  request: "Swabs for the practice at Larkspur",
  reason: "Mr Farrow rang us",
} as const;

export const password = "Wandering Otter 9";

interface Caller {
  readonly token?: string;
}

/** Creates a vet with rows in every table with personal data. The user id occurs nowhere else. */
export async function createFullAccount({ callRoute, signIn, database }: Backend) {
  const db = database();
  const id = 918_273_645;
  const callSuccessfully = async (name: string, input: Input = {}, caller: Caller = {}) => {
    const { status, body } = await callRoute(name, input, caller);
    expect([name, status]).toEqual([name, body === undefined ? 204 : 200]);
    return body as Record<string, unknown>;
  };
  await db.execute(sql.raw(`alter table users alter column id restart with ${id}`));
  const { email, name, clinic, registrationNumber } = facts;
  await db.insert(users).values({
    email,
    name,
    clinic,
    registrationNumber,
    type: "vet",
    countryCode: "AU",
    passwordHash: await hashPassword(password),
    confirmedAt: new Date(),
    vetApprovedAt: new Date(),
  });
  const login = () => callRoute("auth.login", { body: { username: email, password } });
  const startNewSession = async () => (await login()).headers.get("x-session") ?? "";
  const [token, other] = [await startNewSession(), await startNewSession()];
  await submitPersonalData(callSuccessfully, { token });
  const cartId = await fillCarts(callSuccessfully, { token }, [{}, { token: await signIn("owner") }]);
  await insertKit(db, id, await insertAnimal(db, id));
  await insertOrderBenefits(db, id);
  const { token: key } = await createMailLink(db, "reset", id);
  await putInOutbox(db, {
    to: email,
    ...resetMail({ language: "en", name, link: `http://localhost:3000/?token=${key}` }),
  });
  await startImpersonation(callSuccessfully, { token: await signIn("admin") }, id);
  await callRoute("auth.login", { body: { username: email, password: "not this one" } });
  return { db, id, token, other, cartId, login };
}

type CallSuccessfully = (name: string, input?: Input, caller?: Caller) => Promise<Record<string, unknown>>;

async function submitPersonalData(callSuccessfully: CallSuccessfully, caller: Caller): Promise<void> {
  const place = { address: facts.address, city: "Perth", postalCode: "6000", country: "AU", state: "WA" };
  await callSuccessfully("account.update", { body: { phone: facts.phone, ...place } }, caller);
  const { results } = await callSuccessfully("breeds.list", { query: { size: 2 } });
  const ids = (results as { id: number }[]).map((breed) => breed.id);
  await callSuccessfully(
    "approvals.apply",
    { body: { kind: "orderSupplies", details: facts.request } },
    caller,
  );
  await callSuccessfully("account.animalPreset", { body: { breed_ids: ids } }, caller);
  const { id } = await callSuccessfully(
    "customProfiles.addItems",
    { body: { productIds: [10_001, 10_002] } },
    caller,
  );
  const named = { params: { id: String(id) }, body: { name: facts.profile } };
  await callSuccessfully("customProfiles.replace", named, caller);
}

/** Inserted directly, because there is no call for animals yet. */
async function insertAnimal(db: ReturnType<Backend["database"]>, ownerId: number): Promise<number> {
  const animalId = await createAnimal(db, {
    ownerId,
    name: facts.animal,
    chipNumber: facts.chip,
    sex: "female",
  });
  await db.insert(dnaProfiles).values({
    animalId: animalId,
    panelKey: "ISAG-DOG-STR-21",
    madeOn: "2026-01-15",
    alleles: { AHT121: ["102", "104"] },
  });
  await db.insert(importedResults).values({
    animalId: animalId,
    source: "Northfield Genetics",
    testName: "MDR1",
    result: "Normal",
  });
  return animalId;
}

/** A kit that is activated for the animal, a litter, a pack and what was written about kits. */
async function insertKit(db: ReturnType<Backend["database"]>, userId: number, animalId: number) {
  const { email, collector, note } = facts;
  await insertKits(db, { productId: 969 }, 1, () => barcode);
  const [kit] = await db.select({ id: kits.id }).from(kits).where(eq(kits.barcode, barcode));
  const kitId = kit?.id ?? 0;
  const activationId = await insertActivation(db, {
    kitId,
    animalId,
    userId,
    email,
    token: "an-activation-token",
    attemptId: "an-attempt",
    collector: { type: "vet", name: collector },
  });
  await insertLabData(db, kitId, activationId);
  await insertDocument(db, animalId);
  await db.insert(litters).values({ ownerId: userId, speciesId: 1, damName: facts.animal });
  await db.insert(packEntries).values({ userId, productId: 441, units: 5, reason: "bought" });
  await db.insert(packTransfers).values({
    fromUserId: userId,
    toEmail: "friend@example.test",
    productId: 441,
    units: 1,
    state: "pending",
    expiresAt: new Date(),
  });
  await db.insert(reminderPreferences).values({ email, token: "a-reminder-token" });
  await db.insert(kitProblems).values({ email, barcode, message: note });
}

async function insertLabData(db: ReturnType<Backend["database"]>, kitId: number, activationId: number) {
  const body = { problem: "other", note: facts.note };
  const event = { kitId, lab: "acme", eventId: "an-event", sequence: 1, type: "hold", body } as const;
  await db.insert(labEvents).values({ ...event, occurredAt: new Date() });
  const progress = { kitId, reachedAt: {}, problem: "other", problemNote: facts.note } as const;
  await db.insert(labProgress).values(progress);
  const run = { kitId, run: 1, assayVersion: "2026.1" };
  await db.insert(genotypes).values({ ...run, locus: "TYR", alleles: ["N", "cb"] });
  await db.insert(labResults).values({ ...run, kind: "breed-mix", content: { breeds: [] } });
  await insertReport(db, activationId, { animal: { name: facts.animal, species: "canine", sex: "female" } });
}

async function insertDocument(db: ReturnType<Backend["database"]>, animalId: number) {
  const { kid, publicKey, privateKey } = createSigningKey();
  await db.insert(documentKeys).values({ kid, publicKey, privateKey, state: "retired" });
  const sample = sampleContent();
  const content = { ...sample, animal: { ...sample.animal, chipNumber: facts.chip } };
  await db.insert(issuedDocuments).values({
    token: "a-passport",
    animalId,
    kind: content.kind,
    key: content.key,
    content,
    kid,
    pdf: Buffer.from("%PDF-"),
    pdfSha256: "00",
    jws: "a.signed.document",
  });
}

/** Saved address, coupon and points, as orders would create them. */
async function insertOrderBenefits(db: ReturnType<Backend["database"]>, userId: number): Promise<void> {
  const name = { firstName: "Quillon", lastName: "Farrow" };
  const place = { address: facts.address, city: "Perth", postalCode: "6000", state: "WA", country: "AU" };
  await saveAddress(db, userId, { ...name, ...place });
  const couponCode = "TM-FARR-OWCO-UPON";
  await db.insert(coupons).values({ code: couponCode, amount: 500, currency: "AUD", limit: 1, userId });
  await db.insert(loyaltyEntries).values({ userId, points: 120, kind: "given" });
  await db.insert(loyaltyEntries).values({ userId, points: -100, kind: "redeemed", couponCode });
}

/** Fills the account's own cart, and other carts with the account's email as contact. */
async function fillCarts(
  callSuccessfully: CallSuccessfully,
  own: Caller,
  others: readonly Caller[],
): Promise<string> {
  const ids: string[] = [];
  for (const caller of [own, ...others]) {
    const { sessionId } = await callSuccessfully("cart.create", { body: {} }, caller);
    const params = { sessionId: String(sessionId) };
    const { id: itemId } = await callSuccessfully(
      "cart.addItem",
      { params, body: { productId: 969, quantity: 2 } },
      caller,
    );
    const sampleCollector = { type: "vet", name: facts.collector };
    await callSuccessfully(
      "cart.update",
      { params, body: { email: facts.email, phoneNumber: facts.phone, sampleCollector } },
      caller,
    );
    if (caller === own)
      await callSuccessfully(
        "cart.updateItemNote",
        { params: { ...params, itemId: Number(itemId) }, body: { note: facts.note } },
        caller,
      );
    ids.push(params.sessionId);
  }
  return ids[0] ?? "";
}

/** Starts an impersonation and leaves it running, so that the admin's session refers to the account. */
async function startImpersonation(
  callSuccessfully: CallSuccessfully,
  admin: Caller,
  userId: number,
): Promise<void> {
  await callSuccessfully("admin.impersonate", { body: { userId, reason: facts.reason } }, admin);
  await callSuccessfully("account.update", { body: { phone: facts.phone } }, admin);
}
