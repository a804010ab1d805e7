import { englishText } from "@/lib/domain/error-response";
import pino from "pino";
import { eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { renderAttachment } from "@/backend/top/mail-attachments/render-attachment";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { activations } from "@/backend/db/schema/activations";
import { animalGrants, animalOwners, animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { auditEntries } from "@/backend/db/schema/audit";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { notifications } from "@/backend/db/schema/notifications";
import { type MailAttachment, outbox } from "@/backend/db/schema/outbox";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { mailRetries } from "@/backend/jobs/queues";
import { cleanUpMails, sendMail } from "@/backend/kernel/mail/send-mail";
import { hashPassword } from "@/backend/account/auth/passwords";
import { readPassport } from "@/backend/animals/results/passports/read-passport";
import { startTestBackend } from "@/backend/testing/server";
import {
  barcode,
  createFullAccount,
  facts,
  password,
} from "@/backend/top/account-data/testing/create-full-account";
import { findTablesContaining, findTablesOfTexts } from "@/backend/top/account-data/testing/read-schema";
import { createAnimal, insertUser } from "@/backend/testing/create-users";
import { findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const remove = (token: string, passwordInput: string) =>
  callRoute("accountData.deleteAccount", { body: { password: passwordInput } }, { token });

async function createUser(email: string) {
  await insertUser(database(), email, { name: "Test User", passwordHash: await hashPassword(password) });
  const { headers } = await callRoute("auth.login", { body: { username: email, password } });
  return headers.get("x-session") ?? "";
}

const log = pino({ level: "silent" });
const renderFile = (attachment: MailAttachment) => renderAttachment(database(), attachment, undefined);
/** Runs the `send-mail` job of every unsent mail, by default as often as it would be retried. */
async function sendAll(send: () => Promise<object>, attempts = mailRetries.retryLimit + 1) {
  const transport = { send, close: () => undefined };
  const unsent = await database().select({ id: outbox.id }).from(outbox).where(isNull(outbox.sentAt));
  for (const { id } of unsent)
    for (let attempt = 0; attempt < attempts; attempt++)
      await sendMail({ db: database(), transport, log, renderAttachment: renderFile }, id).catch(
        () => undefined,
      );
}

describe("deleting an account", () => {
  let account: Awaited<ReturnType<typeof createFullAccount>>;
  // The animal was tested: its name stays with its report.
  const traces = [...Object.values(facts).filter((fact) => fact !== facts.animal), "918273645"];
  /** A hidden document keeps what its signature covers. */
  const isRetained = (trace: string, table: string) => trace === facts.chip && table === "issued_documents";
  const find = (cartId: string) => findTablesOfTexts(account.db, [...traces, cartId]);
  beforeAll(async () => {
    account = await createFullAccount(backend);
  });

  it("starts with personal data in all expected tables", async () => {
    const found = await find(account.cartId);
    expect(found.get(facts.email)).toEqual([
      "activations",
      "carts",
      "kit_problems",
      "outbox",
      "reminder_preferences",
      "users",
    ]);
    expect(found.get(facts.name)).toEqual(["audit_entries", "outbox", "users"]);
    expect(found.get(facts.reason)).toEqual(["audit_entries", "sessions"]);
    expect(found.get("918273645")).toEqual([
      "activations",
      "addresses",
      "animal_owners",
      "animals",
      "approvals",
      "audit_entries",
      "carts",
      "coupons",
      "custom_profiles",
      "litters",
      "loyalty_entries",
      "mail_links",
      "pack_entries",
      "pack_transfers",
      "preset_breeds",
      "profiles",
      "sessions",
      "users",
    ]);
    for (const [trace, tables] of found) expect([trace, tables.length]).not.toEqual([trace, 0]);
  });

  it("leaves personal data only in the confirmation mail, and none once that is sent", async () => {
    expect((await remove(account.token, password)).status).toBe(204);
    for (const [trace, tables] of await find(account.cartId))
      expect([trace, tables.filter((table) => table !== "outbox" && !isRetained(trace, table))]).toEqual([
        trace,
        [],
      ]);
    const sent: object[] = [];
    await sendAll(async (...mail: object[]) => {
      sent.push(...mail);
      return {};
    });
    expect(sent).toMatchObject([
      {
        to: facts.email,
        subject: "Your Tailmark account is deleted",
        text: expect.stringContaining(facts.name),
      },
    ]);
    for (const [trace, tables] of await find(account.cartId))
      expect([trace, tables.filter((table) => !isRetained(trace, table))]).toEqual([trace, []]);
  });

  it("keeps the tested animal with its report and without owner", async () => {
    const [animal] = await database().select().from(animals).where(eq(animals.name, facts.animal));
    expect(animal).toMatchObject({ ownerId: null, chipNumber: null, contactEmail: null });
    const [activation] = await database()
      .select()
      .from(activations)
      .where(eq(activations.animalId, animal?.id ?? 0));
    expect(activation).toMatchObject({ userId: null, email: "", collector: null });
    const reports = await database()
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.activationId, activation?.id ?? 0));
    expect(reports).toHaveLength(1);
  });

  it("hides what the passports of the animal show", async () => {
    expect(await readPassport(database(), "a-passport")).toMatchObject({
      isHidden: true,
      content: null,
      jws: null,
      pdfSha256: "00",
    });
  });

  it("leaves the tube of its activated kit void", async () => {
    const [kit] = await database().select().from(kits).where(eq(kits.barcode, barcode));
    expect(kit?.voidedAt).toBeInstanceOf(Date);
  });

  it("ends every session and prevents signing in", async () => {
    for (const token of [account.token, account.other])
      expect((await callRoute("account.details", {}, { token })).status).toBe(401);
    expect((await account.login()).status).toBe(401);
    expect((await callRoute("cart.get", { params: { sessionId: account.cartId } })).status).toBe(404);
  });

  it("keeps other users' carts but removes the deleted user's contact data from them", async () => {
    const owner = { token: await signIn("owner") };
    const { cartSessionId } = await readRoute("account.details", {}, owner);
    const cart = await readRoute("cart.get", { params: { sessionId: cartSessionId ?? "" } }, owner);
    expect(cart).toMatchObject({ email: null, phoneNumber: null, count: 2 });
  });

  it("anonymises audit entries and keeps what the admin did", async () => {
    const entries = await database().select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      {
        actor: "Ada Marsh",
        subjectId: null,
        subject: "deleted account",
        call: "admin.impersonate",
        reason: null,
      },
      {
        actor: "Ada Marsh",
        subjectId: null,
        subject: "deleted account",
        call: "account.update",
        reason: null,
      },
    ]);
    const listed = await callRoute("admin.audit", {}, { token: await signIn("admin") });
    expect(listed.body).toMatchObject({ count: 2, results: [{ subject: "deleted account" }, {}] });
  });

  it("allows registering the same email again with an empty account", async () => {
    const body = { type: "owner", name: "Q", email: facts.email, password, country: "AU", acceptTerms: true };
    expect((await callRoute("registration.register", { body })).status).toBe(204);
    const [user] = await database().select().from(users).where(eq(users.email, facts.email));
    expect(user).toMatchObject({ name: "Q", clinic: null, confirmedAt: null });
  });
});

describe("animals of a deleted account", () => {
  const insertAnimal = (row: Partial<typeof animals.$inferInsert>) => createAnimal(database(), row);
  const idOf = async (email: string) => (await findUser(database(), email)).id;
  const find = async (id: number) => (await database().select().from(animals).where(eq(animals.id, id)))[0];

  it("are deleted unless they are parents of other animals or were transferred", async () => {
    const token = await createUser("keeper@example.test");
    await createUser("other@example.test");
    const [ownerId, otherId] = [await idOf("keeper@example.test"), await idOf("other@example.test")];
    const untested = await insertAnimal({ ownerId });
    const dam = await insertAnimal({
      ownerId,
      sex: "female",
      chipNumber: "900123456789012",
      registrationNumber: "R-1",
      personality: "Shy",
      contactEmail: "c@example.test",
      photoId: "a-photo",
    });
    const child = await insertAnimal({ ownerId: otherId, damId: dam });
    const handedOver = await insertAnimal({ ownerId });
    await updateRows(animals, { ownerId: otherId }, eq(animals.id, handedOver));
    const share = { animalId: child, kind: "person" as const, scopes: ["summary" as const] };
    await database()
      .insert(animalGrants)
      .values({ ...share, grantedBy: otherId, userId: ownerId, email: "keeper@example.test" });
    const transfer = { animalId: child, fromUserId: otherId, toEmail: "keeper@example.test" };
    await database()
      .insert(animalTransfers)
      .values({ ...transfer, expiresAt: new Date() });
    expect((await remove(token, password)).status).toBe(204);
    expect(await find(untested)).toBeUndefined();
    expect(await find(dam)).toMatchObject({
      ownerId: null,
      chipNumber: null,
      registrationNumber: null,
      personality: null,
      contactEmail: null,
      photoId: null,
    });
    expect(await find(child)).toMatchObject({ ownerId: otherId, damId: dam });
    expect(await find(handedOver)).toMatchObject({ ownerId: otherId });
    expect(await findTablesContaining(database(), "keeper@example.test")).toEqual(["outbox"]);
    const history = await database()
      .select()
      .from(animalOwners)
      .where(eq(animalOwners.animalId, handedOver))
      .orderBy(animalOwners.id);
    expect(history).toMatchObject([{ userId: null }, { userId: otherId, to: null }]);
  });
});

it("replaces the name of a deleted account in notifications of others", async () => {
  const token = await createUser("wanda@example.test");
  const wanda = eq(users.email, "wanda@example.test");
  await updateRows(users, { name: "Wanda Departing" }, wanda);
  const reader = await createUser("reader@example.test");
  const { id: userId } = await findUser(database(), "wanda@example.test");
  const id = await createAnimal(database(), { ownerId: userId });
  const shared = { kind: "person", email: "reader@example.test", scopes: ["summary"] };
  const share = { params: { id }, body: shared };
  expect((await callRoute("animalSharing.share", share, { token })).status).toBe(200);
  const body = { animal_ids: [id], email: "reader@example.test", message: "" };
  expect((await callRoute("animalTransfers.create", { body }, { token })).status).toBe(200);
  const [request] = await database()
    .insert(parentageRequests)
    .values({ userId, offspringId: id, state: "waiting-for-consent" })
    .returning({ id: parentageRequests.id });
  const { id: readerId } = await findUser(database(), "reader@example.test");
  const consentNotice = { userId: readerId, event: "consentRequested", path: "/my" } as const;
  await database()
    .insert(notifications)
    .values([
      { ...consentNotice, eventKey: `${request?.id ?? 0} 1`, params: { other: "Wanda Departing" } },
      { ...consentNotice, eventKey: "2000000000 1", params: { other: "Somebody else" } },
    ]);
  expect((await remove(token, password)).status).toBe(204);
  const { body: list } = await callRoute("notifications.list", {}, { token: reader });
  expect(list).toMatchObject({
    results: [
      { event: "consentRequested", params: { other: "Somebody else" } },
      { event: "consentRequested", params: { other: "deleted account" } },
      { event: "transferOffered", params: { name: "Rex", other: "deleted account" } },
      { event: "animalShared", params: { name: "Rex", other: "deleted account" } },
    ],
  });
});

describe("the confirmation mail of a deletion", () => {
  it("is deleted with its address when delivery finally fails", async () => {
    expect((await remove(await createUser("full@example.test"), password)).status).toBe(204);
    const rejectMail = async () => Promise.reject(new Error("552 mailbox full"));
    await sendAll(rejectMail, 1);
    const toUser = eq(outbox.to, "full@example.test");
    await cleanUpMails(database());
    expect(await database().select().from(outbox).where(toUser)).toHaveLength(1);
    await sendAll(rejectMail);
    await cleanUpMails(database());
    expect(await findTablesContaining(database(), "full@example.test")).toEqual([]);
  });
});

describe("a request to delete an account", () => {
  it("is rejected with a field error for a wrong password, and deletes nothing", async () => {
    const token = await createUser("wrong@example.test");
    expect(await remove(token, "not this one")).toMatchObject({
      status: 428,
      body: { password: englishText("fields.wrongPassword") },
    });
    expect((await callRoute("account.details", {}, { token })).status).toBe(200);
  });

  it("is limited after five wrong passwords", async () => {
    const token = await createUser("attempts@example.test");
    for (let index = 0; index < 5; index += 1) expect((await remove(token, "no")).status).toBe(428);
    const refused = await remove(token, password);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "180"]);
  });

  it("succeeds once of two concurrent requests and sends one mail", async () => {
    const token = await createUser("twice@example.test");
    const responses = await Promise.all([remove(token, password), remove(token, password)]);
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.find(({ status }) => status !== 204)?.status).toBeOneOf([401, 428]);
    const mails = await database().select().from(outbox).where(eq(outbox.to, "twice@example.test"));
    expect(mails).toHaveLength(1);
  });

  it("is refused to admins, impersonating admins and demo accounts", async () => {
    const admin = await signIn("admin");
    expect(await remove(admin, demoPassword)).toMatchObject({ status: 403, body: { code: "is_admin" } });
    expect(await remove(await signIn("vet"), demoPassword)).toMatchObject({
      status: 403,
      body: { code: "demo_account" },
    });
    const [vet] = (
      await readRoute("admin.findUsers", { query: { query: demoEmail("vet") } }, { token: admin })
    ).results;
    await callRoute("admin.impersonate", { body: { userId: vet?.id, reason: "To see" } }, { token: admin });
    expect(await remove(admin, demoPassword)).toMatchObject({ status: 403, body: { code: "acting" } });
  });
});
