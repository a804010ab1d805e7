import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/people";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { resetMail } from "@/backend/mail/account-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { hashPassword } from "@/backend/modules/auth/passwords";
import { rememberAddress } from "@/backend/modules/loyalty/addresses";
import { makeLink } from "@/backend/modules/registration/mail-links";
import type { runBackend } from "@/backend/testing/server";

type Backend = ReturnType<typeof runBackend>;
type Input = NonNullable<Parameters<Backend["ask"]>[1]>;

/** What stands nowhere in the database but in this person's rows. */
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
  profile: "Farrow line, eyes first",
  wish: "Swabs for the practice at Larkspur",
  reason: "Mr Farrow rang us",
} as const;

export const password = "Wandering Otter 9";

interface Caller {
  readonly token?: string;
}

/** A vet who has left something in every table that knows people, as one does. The id is a number found nowhere else. */
export async function fullAccount({ ask, signIn, database }: Backend) {
  const db = database();
  const id = 918_273_645;
  const done = async (name: string, input: Input = {}, caller: Caller = {}) => {
    const { status, body } = await ask(name, input, caller);
    expect([name, status]).toEqual([name, body === undefined ? 204 : 200]);
    return body as Record<string, unknown>;
  };
  await db.execute(sql.raw(`alter table users alter column id restart with ${id}`));
  const { email, name, clinic, registrationNumber } = facts;
  await db.insert(users).values({
    ...{ email, name, clinic, registrationNumber, type: "vet", countryCode: "AU" },
    passwordHash: await hashPassword(password),
    confirmedAt: new Date(),
    vetApprovedAt: new Date(),
  });
  const login = () => ask("auth.login", { body: { username: email, password } });
  const tokenOf = async () => (await login()).headers.get("x-session") ?? "";
  const [token, other] = [await tokenOf(), await tokenOf()];
  await tellAboutThemself(done, { token });
  const cartId = await fillCarts(done, { token }, [{}, { token: await signIn("owner") }]);
  await keepAnimal(db, id);
  await keepWallet(db, id);
  const { token: key } = await makeLink(db, "reset", id);
  await putInOutbox(db, { to: email, ...resetMail({ name, link: `http://localhost:3000/?token=${key}` }) });
  await beHelped(done, { token: await signIn("admin") }, id);
  await ask("auth.login", { body: { username: email, password: "not this one" } });
  return { db, id, token, other, cartId, login };
}

type Done = (name: string, input?: Input, caller?: Caller) => Promise<Record<string, unknown>>;

async function tellAboutThemself(done: Done, caller: Caller): Promise<void> {
  const place = { address: facts.address, city: "Perth", postalCode: "6000", country: "AU", state: "WA" };
  await done("account.update", { body: { phone: facts.phone, ...place } }, caller);
  const { results } = await done("breeds.list", { query: { size: 2 } });
  const ids = (results as { id: number }[]).map((breed) => breed.id);
  await done("approvals.apply", { body: { kind: "orderSupplies", details: facts.wish } }, caller);
  await done("account.animalPreset", { body: { breed_ids: ids } }, caller);
  const { id } = await done("customProfiles.addItems", { body: { productIds: [10_001, 10_002] } }, caller);
  const named = { params: { id: String(id) }, body: { name: facts.profile } };
  await done("customProfiles.replace", named, caller);
}

/** There is no call for it yet. */
async function keepAnimal(db: ReturnType<Backend["database"]>, ownerId: number): Promise<void> {
  const [animal] = await db
    .insert(animals)
    .values({ ownerId, name: facts.animal, speciesId: 1, sex: "female" })
    .returning({ id: animals.id });
  await db.insert(dnaProfiles).values({
    animalId: animal?.id ?? 0,
    panelKey: "ISAG-DOG-STR-21",
    madeOn: "2026-01-15",
    alleles: { AHT121: ["102", "104"] },
  });
}

/** As orders leave it behind. */
async function keepWallet(db: ReturnType<Backend["database"]>, userId: number): Promise<void> {
  const name = { firstName: "Quillon", lastName: "Farrow" };
  const place = { address: facts.address, city: "Perth", postalCode: "6000", state: "WA", country: "AU" };
  await rememberAddress(db, userId, { ...name, ...place });
  const couponCode = "TM-FARR-OWCO-UPON";
  await db.insert(coupons).values({ code: couponCode, amount: 500, currency: "AUD", limit: 1, userId });
  await db.insert(loyaltyEntries).values({ userId, points: 120, kind: "given" });
  await db.insert(loyaltyEntries).values({ userId, points: -100, kind: "redeemed", couponCode });
}

/** One of their own; the others' carry their address, as somebody may have typed it there. */
async function fillCarts(done: Done, own: Caller, others: readonly Caller[]): Promise<string> {
  const ids: string[] = [];
  for (const caller of [own, ...others]) {
    const { sessionId } = await done("cart.create", { body: {} }, caller);
    const params = { sessionId: String(sessionId) };
    const { id: itemId } = await done(
      "cart.addItem",
      { params, body: { productId: 969, quantity: 2 } },
      caller,
    );
    const sampleCollector = { type: "vet", name: facts.collector };
    await done(
      "cart.update",
      { params, body: { email: facts.email, phoneNumber: facts.phone, sampleCollector } },
      caller,
    );
    if (caller === own)
      await done(
        "cart.noteItem",
        { params: { ...params, itemId: Number(itemId) }, body: { note: facts.note } },
        caller,
      );
    ids.push(params.sessionId);
  }
  return ids[0] ?? "";
}

/** Left acting: the mark on the admin's session knows them too. */
async function beHelped(done: Done, admin: Caller, userId: number): Promise<void> {
  await done("admin.actAs", { body: { userId, reason: facts.reason } }, admin);
  await done("account.update", { body: { phone: facts.phone } }, admin);
}
