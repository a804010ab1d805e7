import { and, eq } from "drizzle-orm";
import { paths } from "@/lib/navigation/paths";
import { withRetry } from "@/backend/db/with-retry";
import { users } from "@/backend/db/schema/users";
import { isDemoAccount } from "@/backend/db/seed/seed-demo-accounts";
import type { SignedInDbContext, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { deletedMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { verifyPassword } from "@/backend/account/public/verify-password";
import { createPaymentContext, type PaymentContext } from "@/backend/orders/public/payment-context";
import { eraseAccount } from "./erase-account";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { cancelOrderPayments } from "@/backend/orders/public/release-previous-payment";
import { cancelSubscription } from "@/backend/orders/public/cancel-subscription";
import {
  isChargeable,
  listSubscriptions,
  type Subscription,
} from "@/backend/orders/public/find-subscription";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isOrderOf } from "./export-order-sections";

const subscriptionStillLive = new Refusal(409, {
  code: "still_renews",
  message: "refusals.subscriptionStillLive",
});

const paymentInProgress = new Refusal(409, {
  code: "being_paid",
  message: "refusals.deletionPaymentInProgress",
});

const adminAccount = new Refusal(403, {
  code: "is_admin",
  message: "refusals.adminNotDeletable",
});

const sharedDemoAccount = new Refusal(403, {
  code: "demo_account",
  message: "refusals.demoNotDeletable",
});

/** Cancels subscriptions first, because they cannot be cancelled afterwards. The rest, mail included, is one transaction. */
export async function deleteAccount(
  { db, caller, settings }: SignedInDbContext,
  { body }: Input<"accountData.deleteAccount">,
) {
  if (caller.user.isAdmin) return adminAccount;
  const { id } = caller.user;
  const verified = await verifyPassword(db, { userId: id, field: "password", password: body.password });
  if (verified instanceof Refusal) return verified;
  if (isDemoAccount(verified.email)) return sharedDemoAccount;
  const context = createPaymentContext({ db, settings });
  const refusal = await cancelSubscriptionsAndPayments(context, { id, email: verified.email });
  if (refusal) return refusal;
  const erase = () =>
    runInTransaction(db, async (tx) => {
      const [user] = await tx
        .select({ id: users.id, email: users.email, name: users.name, language: users.language })
        .from(users)
        // No row if a concurrent request deleted the account or changed its password.
        .where(and(eq(users.id, id), eq(users.passwordHash, verified.hash)))
        // References to the user stay possible until their rows are locked.
        .for("no key update");
      if (user === undefined) return refuseFields({ password: "fields.wrongPassword" });
      if ((await findLiveSubscriptions(tx, user)).length > 0) return subscriptionStillLive;
      await eraseAccount(tx, user);
      const link = settings.appOrigin + paths.pages.deleteAccount;
      await putInOutbox(tx, {
        to: user.email,
        isLast: true,
        ...deletedMail({ language: user.language, name: user.name, link }),
      });
      return undefined;
    });
  return withRetry(erase);
}

async function findLiveSubscriptions(tx: Tx, owner: AccountOwner): Promise<readonly Subscription[]> {
  return (await listSubscriptions(tx, isOrderOf(owner))).filter(isChargeable);
}

/** An account must not be deleted while something could still charge its owner. */
async function cancelSubscriptionsAndPayments(
  context: PaymentContext,
  owner: AccountOwner,
): Promise<Refusal | undefined> {
  for (const subscription of await findLiveSubscriptions(context.db, owner))
    if (await cancelSubscription(context, subscription)) return subscriptionStillLive;
  const isOwnDraft = and(isOrderOf(owner), eq(orders.state, "draft"));
  for (const { id } of await context.db.select({ id: orders.id }).from(orders).where(isOwnDraft))
    if (await cancelOrderPayments(context, id)) return paymentInProgress;
  return undefined;
}
