import { getTableColumns, getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "@/backend/testing/database";
import myData from "@/messages/en/account-data.json" with { type: "json" };
import { exported, kindNames } from "./exported";
import { fates, ofNobody } from "./fates";
import { readSchema } from "@/backend/modules/account-data/testing/read-schema";

let schema: Awaited<ReturnType<typeof readSchema>>;
beforeAll(async () => {
  schema = await readSchema((await freshDatabase()).db);
});

/** Tables that know people and are not given to them, and why. */
const notExported: Readonly<Record<string, string>> = {
  sign_in_attempts: "Counts under a hash: nobody can say whose.",
  attempt_counts: "Counts under a hash: nobody can say whose.",
  checkout_attempts: "What was answered to a page that asked twice: the order says it.",
};

/** Columns of tables that are given, left out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  "users.id": "Our number for them.",
  "users.password_hash": "A secret.",
  "profiles.user_id": "Themself.",
  "preset_breeds.user_id": "Themself.",
  "carts.user_id": "Themself.",
  "carts.version": "How often it has changed.",
  "orders.id": "Our number.",
  "orders.token": "A secret: whoever has it may read the order.",
  "orders.cart_id": "Our number.",
  "orders.cart_version": "How often the cart has changed.",
  "orders.user_id": "Themself.",
  "orders.shipping_method_id": "Our number; its name is there.",
  "order_lines.id": "Our number.",
  "order_lines.order_id": "Our number; the order's is there.",
  "order_events.id": "Our number.",
  "order_events.order_id": "Our number; the order's is there.",
  "order_events.note": "What administrators write for each other.",
  "order_events.actor_id": "Who works for us.",
  "invoices.order_id": "Our number; the order's is there.",
  "invoices.token": "A secret: whoever has it may read the invoice.",
  "payments.id": "Our number; the provider's is there.",
  "payments.user_id": "Themself.",
  "payments.attempt": "How the shop goes about it.",
  "payments.problem": "What administrators look into.",
  "payments.updated_at": "How the shop goes about it.",
  "payments.subscribes_to": "Our number; what renews is among the subscriptions.",
  "subscriptions.payment_id": "Our number; the order's is there.",
  "subscriptions.product_id": "Our number; its name is there.",
  "subscriptions.failed_payments": "How the shop goes about it.",
  "subscriptions.is_unwanted": "How the shop goes about it.",
  "subscriptions.looked_at": "How the shop goes about it.",
  "subscription_orders.order_id": "Our number; the order's is there.",
  "subscription_orders.subscription_id": "The subscription's reference is there.",
  "payment_orders.payment_id": "Our number.",
  "payment_orders.order_id": "Our number; the order's is there.",
  "refunds.id": "Our number.",
  "refunds.payment_id": "Our number.",
  "refunds.order_id": "Our number; the order's is there.",
  "refunds.provider_id": "The provider's number.",
  "refunds.created_by": "Who works for us.",
  "refunds.updated_at": "How the shop goes about it.",
  "advance_orders.order_id": "Our number; the order's is there.",
  "coupons.user_id": "Themself.",
  "loyalty_entries.id": "Our number.",
  "loyalty_entries.user_id": "Themself.",
  "loyalty_entries.order_id": "Our number.",
  "addresses.id": "Our number.",
  "addresses.user_id": "Themself.",
  "addresses.hash": "The same once more, for telling whether it is known.",
  "cart_items.id": "Our number.",
  "animals.owner_id": "Themself.",
  "dna_profiles.id": "Our number.",
  "custom_profiles.user_id": "Themself.",
  "sessions.token_hash": "A secret.",
  "sessions.user_id": "Themself.",
  "sessions.acting_as": "Of an admin: somebody else.",
  "sessions.acting_reason": "Of an admin: about somebody else.",
  "sessions.acting_until": "Of an admin: about somebody else.",
  "mail_links.token_hash": "A secret.",
  "mail_links.user_id": "Themself.",
  "outbox.id": "Our number.",
  "outbox.html": "There is a key in it until it is sent; then it is empty.",
  "outbox.text": "There is a key in it until it is sent; then it is empty.",
  "outbox.next_attempt_at": "How the worker goes about it.",
  "outbox.last_error": "Words of a mail server, about its own affairs.",
  "outbox.is_last": "Of accounts that are gone.",
  "approvals.id": "Our number.",
  "approvals.user_id": "Themself.",
  "approvals.decided_by": "Who works for us.",
  "approvals.decided_by_name": "Who works for us.",
  "breeder_listings.user_id": "Themself.",
  "breeder_listings.sort_key": "Their name once more, for sorting.",
  "audit_entries.id": "Our number.",
  "audit_entries.actor_id": "Who works for us.",
  "audit_entries.actor": "Who works for us.",
  "audit_entries.subject_id": "Themself, or to an admin somebody else.",
  "audit_entries.subject": "Themself, or to an admin somebody else.",
  "audit_entries.request_id": "For finding it in the log.",
};

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const kinds = kindNames.map((name) => exported[name]);
const exportedTables = kinds.flatMap(({ of }) => of.map((table) => getTableName(table)));

describe("every table", () => {
  it("says what becomes of it when an account is deleted, or that it knows nobody", () => {
    expect(sorted([...Object.keys(fates), ...ofNobody])).toEqual(sorted(schema.tables));
    expect(ofNobody.filter((table) => table in fates)).toEqual([]);
  });

  it("that knows somebody is given to them, or says why not", () => {
    expect(sorted([...exportedTables, ...Object.keys(notExported)])).toEqual(sorted(Object.keys(fates)));
  });

  it("that is said to know nobody refers to nobody, and has no column for people", () => {
    const leadsToPeople = (table: string): boolean =>
      table === "users" ||
      schema.references.some(({ from, to }) => from === table && to !== table && leadsToPeople(to));
    expect(ofNobody.filter(leadsToPeople)).toEqual([]);
    const forPeople = /(^|_)(user|person|owner|actor|subject|email|e_mail|phone|address|recipient|to)(_|$)/;
    const suspicious = schema.columns.filter(
      ({ table, column }) => ofNobody.includes(table) && forPeople.test(column),
    );
    expect(suspicious).toEqual([]);
  });

  it("that is said to go with another does so in the database too", () => {
    for (const [table, fate] of Object.entries(fates)) {
      if (!("goesWith" in fate)) continue;
      const isSo = schema.references.some(
        ({ from, to, isCascade }) => from === table && to === fate.goesWith && isCascade,
      );
      expect([table, isSo]).toEqual([table, true]);
    }
  });

  it("that is given is given whole, but for what is said here", () => {
    const given = kinds.flatMap(({ columns }) =>
      Object.values(columns).map((column) => `${getTableName(column.table)}.${column.name}`),
    );
    const all = kinds.flatMap(({ of }) =>
      of.flatMap((table) =>
        Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
      ),
    );
    const missing = all.filter((column) => !given.includes(column));
    expect(sorted(missing)).toEqual(sorted(Object.keys(leftOut)));
  });

  it("is kept by law only where the dialog and the page about deleting say so", () => {
    const kept = Object.entries(fates).flatMap(([table, fate]) => ("keptByLaw" in fate ? [table] : []));
    expect(kept).toEqual([
      ...["order_lines", "order_events", "refunds", "payments", "payment_orders", "invoices"],
      ...["subscriptions", "subscription_orders", "orders"],
    ]);
    // Beside "orders and invoices" nothing is named there.
    expect(myData.delete.stays[0]).toContain("orders and invoices");
  });
});
