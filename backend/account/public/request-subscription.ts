import { createHash } from "node:crypto";
import { isNull, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { newsletterLinkDays } from "@/lib/config/account/newsletter";
import type { Tx } from "@/backend/db/client";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { confirmNewsletterMail } from "@/backend/kernel/mail/newsletter-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { randomToken } from "@/backend/db/random-token";

interface SubscriptionRequest {
  /** Lower case. */
  readonly email: string;
  readonly language: Language;
  readonly appOrigin: string;
}

export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Mails a link that confirms the subscription; earlier links become invalid. False if the address is subscribed. */
export async function requestSubscription(
  tx: Tx,
  { email, language, appOrigin }: SubscriptionRequest,
): Promise<boolean> {
  const confirmToken = randomToken();
  const link = {
    language,
    confirmHash: hashToken(confirmToken),
    confirmExpiresAt: sql`now() + make_interval(days => ${newsletterLinkDays})`,
  };
  const [requested] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...link, unsubscribeToken: randomToken() })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: link,
      setWhere: isNull(newsletterSubscriptions.confirmedAt),
    })
    .returning({ unsubscribeToken: newsletterSubscriptions.unsubscribeToken });
  if (requested === undefined) return false;
  await putInOutbox(tx, {
    to: email,
    ...confirmNewsletterMail({ appOrigin, language, confirmToken, ...requested }),
  });
  return true;
}
