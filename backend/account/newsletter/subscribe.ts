import { eq } from "drizzle-orm";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { alreadySubscribedMail } from "@/backend/kernel/mail/newsletter-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";
import { requestSubscription } from "@/backend/account/public/request-subscription";

/** Same response and one mail, whether or not the address is subscribed. */
export async function subscribe(
  { db, caller, settings }: DbContext,
  { body }: Input<"newsletter.subscribe">,
) {
  const email = body.email.toLowerCase();
  const refusal =
    (await countRequest(db, networkCounter("newsletter", caller.clientAddress))) ??
    (await checkSecurityAnswer(db, body, caller.language)) ??
    (await countRequest(db, { limit: "newsletterOfAddress", subject: email }));
  if (refusal) return refusal;
  // Hidden field that only bots fill in.
  if (body.website) return undefined;
  const { appOrigin } = settings;
  const { language } = caller;
  return runInTransaction<undefined>(db, async (tx) => {
    if (await requestSubscription(tx, { email, language, appOrigin })) return undefined;
    const [subscribed] = await tx
      .select({ unsubscribeToken: newsletterSubscriptions.unsubscribeToken })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    if (subscribed)
      await putInOutbox(tx, { to: email, ...alreadySubscribedMail({ appOrigin, language, ...subscribed }) });
    return undefined;
  });
}
