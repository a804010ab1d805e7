import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { carts } from "@/backend/db/schema/carts";
import { outbox } from "@/backend/db/schema/outbox";
import { sessions, users } from "@/backend/db/schema/people";
import { forgetTries, triesAtPasswordOf, triesOfAccount } from "@/backend/modules/people/tries";
import type { Whose } from "./exported";

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
 * orders and invoices the law wants kept is said here too, once there are any.
 */
export const fates: Readonly<Record<string, Fate>> = {
  outbox: { goes: (tx, { email }) => tx.delete(outbox).where(eq(outbox.to, email)) },
  approvals: { goesWith: "users", erase: unsignDecisions },
  breeder_listings: { goesWith: "users" },
  breeder_listing_breeds: { goesWith: "breeder_listings" },
  carts: { goes: forgetCarts },
  cart_items: { goesWith: "carts" },
  addresses: { goesWith: "users" },
  coupons: { goesWith: "users" },
  loyalty_entries: { goesWith: "users" },
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
  "prices",
  "product_breeds",
  "product_tests",
  "product_types",
  "products",
  "search_words",
  "seeds",
  "shipping_methods",
  "shipping_prices",
  "signing_keys",
  "states",
  "test_breeds",
  "tests",
];

export async function eraseAll(tx: Tx, whose: Whose): Promise<void> {
  for (const fate of Object.values(fates))
    await ("goes" in fate ? fate.goes(tx, whose) : fate.erase?.(tx, whose));
}
