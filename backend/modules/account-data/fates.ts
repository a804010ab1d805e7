import { and, eq, inArray, not, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import { carts } from "@/backend/db/schema/carts";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { checkoutAttempts, refunds } from "@/backend/db/schema/payments";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/people";
import { forgetTries, triesAtPasswordOf, triesOfAccount } from "@/backend/modules/auth/tries";
import type { Whose } from "./exported-kind";
import { isTheirs } from "./exported-orders";

type Erase = (tx: Tx, whose: Whose) => Promise<unknown>;

/** What becomes of a table's rows when the account they are about is deleted. */
type Fate =
  /** Deleted by the database together with the row of that table they belong to. */
  | { readonly goesWith: string; readonly erase?: Erase }
  | { readonly goes: Erase }
  /** For the reason given; what names the person is erased. */
  | { readonly stays: string; readonly erase?: Erase }
  /** The law's reason, said in the dialog that asks and at /how-to-delete-account. */
  | { readonly keptByLaw: string; readonly erase?: Erase };

const deletedAccount = "deleted account";

const invoiceLaw = "Tax law asks for invoices, and for what was paid for them, for years.";

const forgetCarts: Erase = async (tx, { id, email }) => {
  await tx.delete(carts).where(eq(carts.userId, id));
  // Of somebody else, or of nobody known: the cart is theirs, the address in it is not.
  await tx
    .update(carts)
    .set({
      ...{ email: null, phoneNumber: null, sampleCollector: null },
      ...{ billingAddress: null, shippingAddress: null },
    })
    .where(eq(sql`lower(${carts.email})`, email));
};

/**
 * What was paid or is owed is kept with its invoice, on which stand a name, an address to bill to and how to reach the buyer. How to
 * phone them, where else it was sent and who took the sample stand on none.
 */
const reduceOrders: Erase = async (tx, whose) => {
  const unneeded = { phoneNumber: null, shippingAddress: null, sampleCollector: null, userId: null } as const;
  const isDraft = eq(orders.state, "draft");
  const reduced = sql`coalesce(${orders.billingAddress}, ${orders.shippingAddress}) - 'phoneNumber'`;
  await tx
    .update(orders)
    .set({ ...unneeded, email: "", name: deletedAccount, billingAddress: null })
    .where(and(isTheirs(whose), isDraft));
  await tx
    .update(orders)
    .set({ ...unneeded, isNewsletterSubscribed: false, billingAddress: reduced })
    .where(and(isTheirs(whose), not(isDraft)));
};

const forgetNotes: Erase = (tx, whose) =>
  tx
    .update(orderLines)
    .set({ note: null, animalId: null })
    .where(inArray(orderLines.orderId, idsOfOrders(tx, whose)));

/** What an administrator wrote beside an event may name them. */
const forgetRemarks: Erase = (tx, whose) =>
  tx
    .update(orderEvents)
    .set({ note: null })
    .where(inArray(orderEvents.orderId, idsOfOrders(tx, whose)));

const forgetReasons: Erase = (tx, whose) =>
  tx
    .update(refunds)
    .set({ reason: deletedAccount })
    .where(inArray(refunds.orderId, idsOfOrders(tx, whose)));

/** Of their own orders, and of others' in which they are the client. */
const forgetClients: Erase = (tx, whose) =>
  tx
    .delete(advanceOrders)
    .where(or(eq(advanceOrders.email, whose.email), inArray(advanceOrders.orderId, idsOfOrders(tx, whose))));

const idsOfOrders = (tx: Tx, whose: Whose) =>
  tx.select({ id: orders.id }).from(orders).where(isTheirs(whose));

const forgetAttempts: Erase = (tx, { id }) =>
  tx
    .delete(checkoutAttempts)
    .where(
      inArray(checkoutAttempts.cartId, tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, id))),
    );

/** An admin who acts as them is themself again, and the reason, which may name them, goes. */
const endActing: Erase = (tx, { id }) =>
  tx
    .update(sessions)
    .set({ actingAs: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.actingAs, id));

/** What they decided about others stays decided. */
const unsignDecisions: Erase = (tx, { id }) =>
  tx.update(approvals).set({ decidedByName: deletedAccount }).where(eq(approvals.decidedBy, id));

const blotAudit: Erase = (tx, { id }) =>
  tx
    .update(auditEntries)
    .set({ subjectId: null, subject: deletedAccount, reason: null })
    .where(eq(auditEntries.subjectId, id));

/**
 * Every table that knows somebody, in the order in which they are erased; a test fails while one is missing. What of
 * orders and invoices the law wants kept is said here too.
 */
export const fates: Readonly<Record<string, Fate>> = {
  outbox: { goes: (tx, { email }) => tx.delete(outbox).where(eq(outbox.to, email)) },
  approvals: { goesWith: "users", erase: unsignDecisions },
  breeder_listings: { goesWith: "users" },
  breeder_listing_breeds: { goesWith: "breeder_listings" },
  advance_orders: { goes: forgetClients },
  order_lines: { keptByLaw: invoiceLaw, erase: forgetNotes },
  order_events: { keptByLaw: invoiceLaw, erase: forgetRemarks },
  refunds: { keptByLaw: invoiceLaw, erase: forgetReasons },
  payments: { keptByLaw: invoiceLaw },
  payment_orders: { keptByLaw: invoiceLaw },
  invoices: { keptByLaw: invoiceLaw },
  subscriptions: { keptByLaw: invoiceLaw },
  subscription_orders: { keptByLaw: invoiceLaw },
  orders: { keptByLaw: invoiceLaw, erase: reduceOrders },
  loyalty_entries: { goesWith: "users" },
  coupons: { goesWith: "users" },
  addresses: { goesWith: "users" },
  checkout_attempts: { goes: forgetAttempts },
  carts: { goes: forgetCarts },
  cart_items: { goesWith: "carts" },
  animals: { goesWith: "users" },
  dna_profiles: { goesWith: "animals" },
  custom_profiles: { goesWith: "users" },
  custom_profile_tests: { goesWith: "custom_profiles" },
  profiles: { goesWith: "users" },
  preset_breeds: { goesWith: "users" },
  sessions: { goesWith: "users", erase: endActing },
  mail_links: { goesWith: "users" },
  audit_entries: {
    stays: "What administrators did can be looked up. It says: a deleted account.",
    erase: blotAudit,
  },
  sign_in_attempts: {
    goes: (tx, { id, email }) => forgetTries(tx, [triesOfAccount(email), triesAtPasswordOf(id)]),
  },
  attempt_counts: {
    stays: "Counts under a hash, over within the hour: who deletes an account begins no new ones.",
  },
  users: { goes: (tx, { id }) => tx.delete(users).where(eq(users.id, id)) },
};

/** Tables that know nobody. */
export const ofNobody: readonly string[] = [
  "body_systems",
  "breeds",
  "categories",
  "countries",
  "dna_panels",
  "payment_events",
  "prices",
  "product_breeds",
  "product_tests",
  "product_types",
  "products",
  "search_words",
  "sandbox_objects",
  "seeds",
  "shipping_methods",
  "shipping_prices",
  "signing_keys",
  "states",
  "subscription_plans",
  "test_breeds",
  "tests",
];

export async function eraseAll(tx: Tx, whose: Whose): Promise<void> {
  for (const fate of Object.values(fates))
    await ("goes" in fate ? fate.goes(tx, whose) : fate.erase?.(tx, whose));
}
