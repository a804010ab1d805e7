import { and, eq, inArray, not, notInArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { kitProblems, reminderPreferences } from "@/backend/db/schema/activations";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { carts } from "@/backend/db/schema/carts";
import { kits, packTransfers } from "@/backend/db/schema/kits";
import * as labTables from "@/backend/db/schema/lab";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { checkoutAttempts, refunds } from "@/backend/db/schema/payments";
import { contactRequests } from "@/backend/db/schema/contact";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { researchApplications } from "@/backend/db/schema/research";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/users";
import { clearAccountCounters } from "@/backend/limits/rate-limiter";
import { accountOf } from "@/backend/account/public/password-counters";
import { loyaltyScope } from "@/backend/orders/public/loyalty-scope";
import { suppliesScope } from "@/backend/orders/public/supplies-scope";
import { autoRefundReasons } from "@/lib/domain/orders/auto-refunds";
import { providerRefundReason } from "@/backend/orders/public/payment-outcome";
import { deletedAccount, type Erase } from "@/backend/kernel/audit/erase";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isOrderOf } from "./export-order-sections";
import { selectLostTubes, selectOwnTubes } from "./retained-animals";
import {
  deleteActivations,
  deleteNominations,
  deleteGrants,
  deleteOpenRequests,
  deleteTransfers,
  eraseAnimals,
  eraseCollections,
  eraseSignatures,
  eraseEventDetails,
  eraseLastFacts,
} from "./retention-animals";
import { anonymiseNotifications } from "./retention-notifications";

/** What happens to a table's rows when the account is deleted. */
export type RetentionRule =
  /** Deleted by a foreign key cascade from this table. */
  | { readonly deletedWith: string; readonly erase?: Erase }
  | { readonly delete: Erase }
  /** Retained for this reason, without anything that identifies the user. */
  | { readonly retainedBecause: string; readonly erase?: Erase }
  /** Retained for this legal reason, which the deletion dialog and /how-to-delete-account state. */
  | { readonly retainedByLaw: string; readonly erase?: Erase };

const invoiceLaw = "Tax law asks for invoices, and for what was paid for them, for years.";

const deleteCarts: Erase = async (tx, { id, email }) => {
  await tx.delete(carts).where(eq(carts.userId, id));
  // Carts of others that contain this email keep their items and lose the personal data.
  await tx
    .update(carts)
    .set({
      email: null,
      phoneNumber: null,
      sampleCollector: null,
      billingAddress: null,
      shippingAddress: null,
    })
    .where(eq(sql`lower(${carts.email})`, email));
};

/**
 * Orders keep what their invoice shows: name, email and billing address. Phone number, delivery address, tracking
 * number and sample collector are erased. Drafts have no invoice and lose everything personal.
 */
const anonymiseOrders: Erase = async (tx, owner) => {
  const erased = {
    phoneNumber: null,
    shippingAddress: null,
    sampleCollector: null,
    userId: null,
    carrierName: null,
    trackingNumber: null,
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
    .set({ note: null, patientReference: null, animalId: null })
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
    .delete(suppliesOrders)
    .where(
      or(eq(suppliesOrders.email, owner.email), inArray(suppliesOrders.orderId, selectOrderIds(tx, owner))),
    );

const eraseTransferAddress: Erase = (tx, { email }) =>
  tx.update(packTransfers).set({ toEmail: "" }).where(eq(packTransfers.toEmail, email));

/** Nobody can use a tube again, also one whose activation is deleted. */
const voidActivatedKits: Erase = (tx, owner) =>
  tx
    .update(kits)
    .set({ voidedAt: sql`now()` })
    .where(inArray(kits.id, selectOwnTubes(tx, owner)));

type TubeSelection = typeof selectOwnTubes;

/** What laboratories report hangs on the tube, which stays. */
const deleteOfTubes =
  ({ kitId }: { readonly kitId: PgColumn }, selectTubes: TubeSelection): Erase =>
  (tx, owner) =>
    tx.delete(kitId.table).where(inArray(kitId, selectTubes(tx, owner)));

const selectOrderIds = (tx: Tx, owner: AccountOwner) =>
  tx.select({ id: orders.id }).from(orders).where(isOrderOf(owner));

const deleteCheckoutAttempts: Erase = (tx, { id }) =>
  tx
    .delete(checkoutAttempts)
    .where(
      or(
        inArray(checkoutAttempts.cartId, tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, id))),
        inArray(checkoutAttempts.cartId, [suppliesScope(id), loyaltyScope(id)]),
      ),
    );

/** Running impersonations: the admin can only stop, as after the time limit. The reason may name the user. */
const endImpersonations: Erase = (tx, { id }) =>
  tx.update(sessions).set({ actingAs: null, actingReason: null }).where(eq(sessions.actingAs, id));

/** Decisions this user made about others remain, without the name. */
const anonymiseDecisions: Erase = (tx, { id }) =>
  tx.update(approvals).set({ decidedByName: deletedAccount }).where(eq(approvals.decidedBy, id));

const anonymiseAudit: Erase = (tx, { id }) =>
  tx
    .update(auditEntries)
    .set({ subjectId: null, subject: deletedAccount, reason: null })
    .where(eq(auditEntries.subjectId, id));

/** Applications of a guest with the same address. Those of the account are deleted with it. */
const deleteResearch: Erase = (tx, { email }) =>
  tx
    .delete(approvals)
    .where(
      inArray(
        approvals.id,
        tx
          .select({ id: researchApplications.approvalId })
          .from(researchApplications)
          .where(eq(researchApplications.email, email)),
      ),
    );

/** Every table with personal data, in the order of erasure. A test fails if a table is missing. */
export const retentionRules: Readonly<Record<string, RetentionRule>> = {
  outbox: { delete: (tx, { email }) => tx.delete(outbox).where(eq(outbox.to, email)) },
  approvals: { deletedWith: "users", erase: anonymiseDecisions },
  shows: { deletedWith: "users" },
  notifications: { deletedWith: "users", erase: anonymiseNotifications },
  muted_mails: { deletedWith: "users" },
  research_applications: { deletedWith: "approvals", erase: deleteResearch },
  research_files: { deletedWith: "research_applications" },
  contact_requests: {
    deletedWith: "users",
    erase: (tx, { email }) => tx.delete(contactRequests).where(eq(contactRequests.email, email)),
  },
  newsletter_subscriptions: {
    delete: (tx, { email }) =>
      tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)),
  },
  breeder_listings: { deletedWith: "users" },
  breeder_listing_breeds: { deletedWith: "breeder_listings" },
  advance_orders: { delete: deleteClients },
  order_lines: { retainedByLaw: invoiceLaw, erase: eraseLineNotes },
  order_events: { retainedByLaw: invoiceLaw, erase: eraseEventNotes },
  refunds: { retainedByLaw: invoiceLaw, erase: eraseRefundReasons },
  refund_lines: { retainedByLaw: invoiceLaw },
  payment_disputes: { retainedByLaw: invoiceLaw },
  payments: { retainedByLaw: invoiceLaw },
  payment_orders: { retainedByLaw: invoiceLaw },
  invoices: { retainedByLaw: invoiceLaw },
  subscriptions: { retainedByLaw: invoiceLaw },
  subscription_orders: { retainedByLaw: invoiceLaw },
  orders: { retainedByLaw: invoiceLaw, erase: anonymiseOrders },
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
    retainedBecause: "A tube's barcode leads to an animal only through its activation.",
    erase: voidActivatedKits,
  },
  lab_events: { delete: deleteOfTubes(labTables.labEvents, selectOwnTubes) },
  lab_progress: { delete: deleteOfTubes(labTables.labProgress, selectOwnTubes) },
  stage_passes: { delete: deleteOfTubes(labTables.stagePasses, selectOwnTubes) },
  genotypes: { delete: deleteOfTubes(labTables.genotypes, selectLostTubes) },
  lab_results: { delete: deleteOfTubes(labTables.labResults, selectLostTubes) },
  report_versions: { deletedWith: "activations" },
  pack_entries: { deletedWith: "users" },
  pack_transfers: {
    retainedBecause:
      "The other person's balance depends on it. The address of the deleted account is erased.",
    erase: eraseTransferAddress,
  },
  activations: { delete: deleteActivations },
  samples: { deletedWith: "activations" },
  litters: { deletedWith: "users" },
  animals: {
    retainedBecause: "Tested animals and parents stay for reports and pedigrees of others, without owner.",
    erase: eraseAnimals,
  },
  animal_photos: { deletedWith: "animals" },
  animal_owners: { deletedWith: "animals", erase: eraseLastFacts },
  animal_grants: { delete: deleteGrants },
  animal_transfers: { delete: deleteTransfers },
  animal_events: { deletedWith: "animals", erase: eraseEventDetails },
  collection_signatures: { deletedWith: "animal_collections", erase: eraseSignatures },
  animal_collections: { deletedWith: "animals", erase: eraseCollections },
  collection_uploads: { deletedWith: "users" },
  acm_forms: { deletedWith: "users" },
  acm_scans: { deletedWith: "acm_forms" },
  dv_reads: { deletedWith: "animals" },
  relative_consents: { deletedWith: "users" },
  relative_matches: { deletedWith: "relative_consents" },
  carrier_rates: {
    retainedBecause:
      "Shares of a breed in percent. The next daily run removes animals whose consent has ended.",
  },
  club_members: { deletedWith: "users" },
  collection_agents: { deletedWith: "users" },
  agent_nominations: { deletedWith: "users", erase: deleteNominations },
  parentage_requests: { deletedWith: "animals", erase: deleteOpenRequests },
  parentage_consents: { deletedWith: "parentage_requests" },
  issued_documents: { deletedWith: "animals" },
  imported_results: { deletedWith: "animals" },
  api_tokens: { deletedWith: "users" },
  spreadsheet_imports: { deletedWith: "users" },
  dna_profiles: { deletedWith: "animals" },
  custom_profiles: { deletedWith: "users" },
  custom_profile_tests: { deletedWith: "custom_profiles" },
  profiles: { deletedWith: "users" },
  preset_breeds: { deletedWith: "users" },
  sessions: { deletedWith: "users", erase: endImpersonations },
  mail_links: { deletedWith: "users" },
  audit_entries: {
    retainedBecause: "The audit log must stay complete. Entries name the user as: deleted account.",
    erase: anonymiseAudit,
  },
  rate_limits: { delete: (tx, { email }) => clearAccountCounters(tx, accountOf(email)) },
  users: { delete: (tx, { id }) => tx.delete(users).where(eq(users.id, id)) },
};
