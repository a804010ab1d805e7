import { count, eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { contactLimits } from "@/lib/config/community/contact";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { checkoutAttempts, sandboxObjects } from "@/backend/db/schema/payments";
import { mailLinks } from "@/backend/db/schema/registration";
import { sessions } from "@/backend/db/schema/users";
import { createShopper, type PlacedOrder } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";
import { deleteExpiredData, guestDataDays } from "./clean-up-rules";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;
const { buy, fillCart } = createShopper(backend);

const ago = (days: number, seconds: number) =>
  sql`now() - make_interval(days => ${days}, secs => ${seconds})`;

const setCartAge = (id: string, seconds: number) =>
  database()
    .update(carts)
    .set({ updatedAt: ago(guestDataDays, seconds) })
    .where(eq(carts.id, id));

it("clean-up deletes 10,000 abandoned carts and keeps orders, account carts and current carts", async () => {
  const db = database();
  const bought = await buy("success");
  const unpaid = await buy("declined");
  const token = await signIn("breeder");
  const [own, current] = [await fillCart({ token }), await fillCart()];
  for (const id of [bought.sessionId, unpaid.sessionId, own]) await setCartAge(id, 1);
  await setCartAge(current, -60);
  await db.execute(sql`
    insert into carts (id, updated_at) select 'abandoned-' || n, ${ago(guestDataDays, 1)} from generate_series(1, 10000) n`);
  await db.execute(sql`
    insert into cart_items (cart_id, product_id, quantity) select id, 969, 1 from carts where id like 'abandoned-%'`);
  const lines = await db.select({ count: count() }).from(orderLines);

  expect(await deleteExpiredData(db)).toMatchObject({ "guest carts": 10_001 });

  const remaining = await db
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, [own, current, unpaid.sessionId]));
  expect(remaining).toHaveLength(3);
  const abandoned = sql`${cartItems.cartId} like 'abandoned-%'`;
  expect(await db.select().from(cartItems).where(abandoned)).toEqual([]);
  const { token: orderToken, number } = bought.response.body as PlacedOrder;
  expect((await callRoute("checkout.placedOrder", { params: { token: orderToken } })).body).toMatchObject({
    number,
    state: "paid",
  });
  expect(await db.select({ count: count() }).from(orderLines)).toEqual(lines);
  expect(await db.select().from(orders).where(eq(orders.cartId, unpaid.sessionId))).toHaveLength(1);
});

it("clean-up deletes each kind of row at its limit, not before", async () => {
  const db = database();
  const profile = async (productIds: number[], token?: string) =>
    (await readRoute("customProfiles.addItems", { body: { productIds } }, { token })).id;
  const token = await signIn("vet");
  const [old, recent] = [await profile([10_001]), await profile([10_001])];
  const own = await profile([10_001], await signIn("breeder"));
  const age = async (id: string, seconds: number) =>
    db
      .update(customProfiles)
      .set({ updatedAt: ago(guestDataDays, seconds) })
      .where(eq(customProfiles.id, id));
  for (const id of [old, own]) await age(id, 1);
  await age(recent, -60);
  const session = (
    tokenHash: string,
    expiresAt: ReturnType<typeof ago>,
    lastSeenAt: ReturnType<typeof ago>,
  ) => ({
    tokenHash,
    userId: 1,
    expiresAt,
    lastSeenAt,
  });
  await db
    .insert(sessions)
    .values([
      session("over", ago(0, 1), ago(0, 0)),
      session("idle", ago(-5, 0), ago(14, 1)),
      session("live", ago(0, -60), ago(14, -60)),
    ]);
  await db.insert(rateLimits).values([
    { key: "empty", emptyAt: ago(0, 1) },
    { key: "counting", emptyAt: ago(0, -60) },
  ]);
  const attempt = (key: string, seconds: number) => ({
    cartId: "c",
    key,
    bodyHash: "",
    createdAt: ago(1, seconds),
  });
  await db.insert(checkoutAttempts).values([attempt("old-attempt", 1), attempt("new-attempt", -60)]);

  await deleteExpiredData(db, 2);

  const ids = (await db.select({ id: customProfiles.id }).from(customProfiles)).map(({ id }) => id);
  expect([old, recent, own].map((id) => ids.includes(id))).toEqual([false, true, true]);
  const tokens = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash);
  expect(["over", "idle", "live"].map((hash) => tokens.includes(hash))).toEqual([false, false, true]);
  expect((await callRoute("account.details", {}, { token })).status).toBe(200);
  const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
  expect(["empty", "counting"].map((key) => keys.includes(key))).toEqual([false, true]);
  const attempts = (await db.select().from(checkoutAttempts)).map(({ key }) => key);
  expect(["old-attempt", "new-attempt"].map((key) => attempts.includes(key))).toEqual([false, true]);
});

it("clean-up deletes expired mailed links and day-old sandbox card tokens, and no sandbox payment", async () => {
  const db = database();
  const link = (tokenHash: string, seconds: number) => ({
    tokenHash,
    purpose: "reset" as const,
    expiresAt: ago(0, seconds),
  });
  await db.insert(mailLinks).values([link("expired-link", 1), link("valid-link", -60)]);
  const object = (id: string, kind: "token" | "payment", seconds: number) => ({
    id,
    kind,
    content: {},
    createdAt: ago(1, seconds),
  });
  await db
    .insert(sandboxObjects)
    .values([
      object("old-token", "token", 1),
      object("new-token", "token", -60),
      object("old-payment", "payment", 1),
    ]);

  await deleteExpiredData(db);

  const links = (await db.select().from(mailLinks)).map(({ tokenHash }) => tokenHash);
  expect(["expired-link", "valid-link"].map((hash) => links.includes(hash))).toEqual([false, true]);
  const ids = (await db.select().from(sandboxObjects)).map(({ id }) => id);
  expect(["old-token", "new-token", "old-payment"].map((id) => ids.includes(id))).toEqual([
    false,
    true,
    true,
  ]);
});

it("clean-up deletes imports, research files, applications and answered messages at their limit, not before", async () => {
  const db = database();
  const sides = [
    ["old", 1],
    ["new", -60],
  ] as const;
  for (const [name, seconds] of sides) {
    const id = `clean-up ${name}`;
    await db.execute(sql`
      insert into spreadsheet_imports (id, user_id, name, other_sheets, rows, row_count, settings, outcome, created_at)
      values (${id}, 1, 'Dogs', 0, '[]', 0, '{}', '{}', ${ago(sheetLimits.days, seconds)})`);
    await db.execute(sql`
      insert into research_files (id, type, bytes, content, created_at)
      values (${id}, 'application/pdf', 0, '', ${ago(1, seconds)})`);
    await db.execute(sql`
      insert into approvals (kind, state, details, decided_at)
      values ('research', 'declined', ${id}, ${ago(730, seconds)}), ('agent', 'declined', ${id}, ${ago(730, seconds)})`);
    await db.execute(sql`
      insert into contact_requests (form_id, topic, name, email, message, language, answered_at)
      values (${id}, 'other', 'Jo', 'jo@test.example', 'Hello', 'en', ${ago(contactLimits.answeredDays, seconds)})`);
  }

  await deleteExpiredData(db);

  const remaining = async (table: string, column: string) => {
    const found = await db.execute(sql`
      select ${sql.identifier(column)} as id from ${sql.identifier(table)}
      where ${sql.identifier(column)} like 'clean-up %' order by 1`);
    return found.rows.map(({ id }) => id);
  };
  expect(await remaining("spreadsheet_imports", "id")).toEqual(["clean-up new"]);
  expect(await remaining("research_files", "id")).toEqual(["clean-up new"]);
  expect(await remaining("contact_requests", "form_id")).toEqual(["clean-up new"]);
  // Applications of other kinds stay with their account.
  expect(await remaining("approvals", "details")).toEqual(["clean-up new", "clean-up new", "clean-up old"]);
});
