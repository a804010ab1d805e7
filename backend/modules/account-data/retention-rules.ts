import { and, eq, inArray, isNull, not, notInArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { activations, kitProblems, reminderPreferences } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { advanceOrders } from "@/backend/db/schema/order-supplies";
import { carts } from "@/backend/db/schema/carts";
import { kits } from "@/backend/db/schema/kits";
import * as labTables from "@/backend/db/schema/lab";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { checkoutAttempts, refunds } from "@/backend/db/schema/payments";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/users";
import { clearAccountCounters } from "@/backend/limits/rate-limiter";
import { accountOf } from "@/backend/modules/auth/password-counters";
import { autoRefundReasons, providerRefundReason } from "@/backend/modules/payments/payment-outcome";
import type { AccountOwner } from "./export-types";
import { isActivationOf } from "./export-kit-sections";
import { selectTubes } from "./export-lab-sections";
import { isOrderOf } from "./export-order-sections";

type Erase = (tx: Tx, owner: AccountOwner) => Promise<unknown>;

/** What happens to a table's rows when the account is deleted. */
type RetentionRule =
  /** Deleted by a foreign key cascade from this table. */
  | { readonly deletedWith: string; readonly erase?: Erase }
  | { readonly delete: Erase }
  /** Kept for this reason, without anything that identifies the user. */
  | { readonly keptBecause: string; readonly erase?: Erase }
  /** Kept for this legal reason, which the deletion dialog and /how-to-delete-account state. */
  | { readonly keptByLaw: string; readonly erase?: Erase };

const deletedAccount = "deleted account";

const invoiceLaw = "Tax law asks for invoices, and for what was paid for them, for years.";

const deleteCarts: Erase = async (tx, { id, email }) => {
  await tx.delete(carts).where(eq(carts.userId, id));
  // Carts of others that contain this email keep their items and lose the personal data.
  await tx
    .update(carts)
    .set({
      ...{ email: null, phoneNumber: null, sampleCollector: null },
      ...{ billingAddress: null, shippingAddress: null },
    })
    .where(eq(sql`lower(${carts.email})`, email));
};

/**
 * Orders keep what their invoice shows: name, email and billing address. Phone number, delivery address, tracking
 * number and sample collector are erased. Drafts have no invoice and lose everything personal.
 */
const anonymiseOrders: Erase = async (tx, owner) => {
  const erased = {
    ...{ phoneNumber: null, shippingAddress: null, sampleCollector: null, userId: null },
    ...{ carrierName: null, trackingNumber: null },
  } as const;
  const isDraft = eq(orders.state, "draft");
  const invoiceAddress = sql`coalesce(${orders.billingAddress}, ${orders.shippingAddress}) - 'phoneNumber'`;
  await tx
    .update(orders)
    .set({ ...erased, email: "", name: deletedAccount, billingAddress: null })
    .where(and(isOrderOf(owner), isDraft));
  await tx
    .update(orders)
    .set({ ...erased, isNewsletterSubscribed: false, billingAddress: invoiceAddress })
    .where(and(isOrderOf(owner), not(isDraft)));
};

const eraseLineNotes: Erase = (tx, owner) =>
  tx
    .update(orderLines)
    .set({ note: null, animalId: null })
    .where(inArray(orderLines.orderId, selectOrderIds(tx, owner)));

/** Admins' notes may name the user. */
const eraseEventNotes: Erase = (tx, owner) =>
  tx
    .update(orderEvents)
    .set({ note: null })
    .where(inArray(orderEvents.orderId, selectOrderIds(tx, owner)));

const eraseRefundReasons: Erase = (tx, owner) =>
  tx
    .update(refunds)
    .set({ reason: deletedAccount })
    .where(
      and(
        inArray(refunds.orderId, selectOrderIds(tx, owner)),
        // Reasons of our own are not about the user, and decide how a refund counts.
        notInArray(refunds.reason, [...autoRefundReasons, providerRefundReason]),
      ),
    );

/** Clients of the user's advance orders, and the user as client of others' orders. */
const deleteClients: Erase = (tx, owner) =>
  tx
    .delete(advanceOrders)
    .where(
      or(eq(advanceOrders.email, owner.email), inArray(advanceOrders.orderId, selectOrderIds(tx, owner))),
    );

/** Without its activation a used tube would look like a new one. */
const voidActivatedKits: Erase = (tx, owner) =>
  tx
    .update(kits)
    .set({ voidedAt: sql`now()` })
    .where(inArray(kits.id, selectTubes(tx, owner)));

/** With the animals that have no owner yet: those of owners are deleted with the account. */
const deleteActivations: Erase = async (tx, owner) => {
  const deleted = await tx
    .delete(activations)
    .where(isActivationOf(owner))
    .returning({ animalId: activations.animalId });
  const ids = deleted.map(({ animalId }) => animalId);
  await tx.delete(animals).where(and(inArray(animals.id, ids), isNull(animals.ownerId)));
  // Kits of other accounts that were activated with this email.
  await tx.update(activations).set({ email: "", person: null }).where(eq(activations.email, owner.email));
};

/** What laboratories report hangs on the tube, which stays. */
const deleteOfTubes =
  ({ kitId }: { readonly kitId: PgColumn }): Erase =>
  (tx, owner) =>
    tx.delete(kitId.table).where(inArray(kitId, selectTubes(tx, owner)));

const selectOrderIds = (tx: Tx, owner: AccountOwner) =>
  tx.select({ id: orders.id }).from(orders).where(isOrderOf(owner));

const deleteCheckoutAttempts: Erase = (tx, { id }) =>
  tx
    .delete(checkoutAttempts)
    .where(
      inArray(checkoutAttempts.cartId, tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, id))),
    );

/** Ends running impersonations. Their reason may name the user. */
const endImpersonations: Erase = (tx, { id }) =>
  tx
    .update(sessions)
    .set({ actingAs: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.actingAs, id));

/** Decisions this user made about others remain, without the name. */
const anonymiseDecisions: Erase = (tx, { id }) =>
  tx.update(approvals).set({ decidedByName: deletedAccount }).where(eq(approvals.decidedBy, id));

const anonymiseAudit: Erase = (tx, { id }) =>
  tx
    .update(auditEntries)
    .set({ subjectId: null, subject: deletedAccount, reason: null })
    .where(eq(auditEntries.subjectId, id));

/** Every table with personal data, in the order of erasure. A test fails if a table is missing. */
export const retentionRules: Readonly<Record<string, RetentionRule>> = {
  outbox: { delete: (tx, { email }) => tx.delete(outbox).where(eq(outbox.to, email)) },
  approvals: { deletedWith: "users", erase: anonymiseDecisions },
  breeder_listings: { deletedWith: "users" },
  breeder_listing_breeds: { deletedWith: "breeder_listings" },
  advance_orders: { delete: deleteClients },
  order_lines: { keptByLaw: invoiceLaw, erase: eraseLineNotes },
  order_events: { keptByLaw: invoiceLaw, erase: eraseEventNotes },
  refunds: { keptByLaw: invoiceLaw, erase: eraseRefundReasons },
  refund_lines: { keptByLaw: invoiceLaw },
  payment_disputes: { keptByLaw: invoiceLaw },
  payments: { keptByLaw: invoiceLaw },
  payment_orders: { keptByLaw: invoiceLaw },
  invoices: { keptByLaw: invoiceLaw },
  subscriptions: { keptByLaw: invoiceLaw },
  subscription_orders: { keptByLaw: invoiceLaw },
  orders: { keptByLaw: invoiceLaw, erase: anonymiseOrders },
  loyalty_entries: { deletedWith: "users" },
  coupons: { deletedWith: "users" },
  addresses: { deletedWith: "users" },
  checkout_attempts: { delete: deleteCheckoutAttempts },
  carts: { delete: deleteCarts },
  cart_items: { deletedWith: "carts" },
  reminder_preferences: {
    delete: (tx, { email }) => tx.delete(reminderPreferences).where(eq(reminderPreferences.email, email)),
  },
  kit_problems: { delete: (tx, { email }) => tx.delete(kitProblems).where(eq(kitProblems.email, email)) },
  kits: {
    keptBecause: "A tube's barcode leads to an animal only through its activation.",
    erase: voidActivatedKits,
  },
  lab_events: { delete: deleteOfTubes(labTables.labEvents) },
  lab_progress: { delete: deleteOfTubes(labTables.labProgress) },
  stage_passes: { delete: deleteOfTubes(labTables.stagePasses) },
  genotypes: { delete: deleteOfTubes(labTables.genotypes) },
  lab_results: { delete: deleteOfTubes(labTables.labResults) },
  report_versions: { deletedWith: "activations" },
  pack_entries: { deletedWith: "users" },
  activations: { delete: deleteActivations },
  samples: { deletedWith: "activations" },
  litters: { deletedWith: "users" },
  animals: { deletedWith: "users" },
  dna_profiles: { deletedWith: "animals" },
  custom_profiles: { deletedWith: "users" },
  custom_profile_tests: { deletedWith: "custom_profiles" },
  profiles: { deletedWith: "users" },
  preset_breeds: { deletedWith: "users" },
  sessions: { deletedWith: "users", erase: endImpersonations },
  mail_links: { deletedWith: "users" },
  audit_entries: {
    keptBecause: "The audit log must stay complete. Entries name the user as: deleted account.",
    erase: anonymiseAudit,
  },
  rate_limits: { delete: (tx, { email }) => clearAccountCounters(tx, accountOf(email)) },
  users: { delete: (tx, { id }) => tx.delete(users).where(eq(users.id, id)) },
};

export const tablesWithoutPersonalData: readonly string[] = [
  "body_systems",
  "breeds",
  "categories",
  "countries",
  "dna_panels",
  "payment_events",
  "prices",
  "product_breeds",
  "product_fulfilments",
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
  "translations",
];

export async function eraseAccount(tx: Tx, owner: AccountOwner): Promise<void> {
  for (const rule of Object.values(retentionRules))
    await ("delete" in rule ? rule.delete(tx, owner) : rule.erase?.(tx, owner));
}
