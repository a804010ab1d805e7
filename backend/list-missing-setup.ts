import { count, eq } from "drizzle-orm";
import type { Db } from "./db/client";
import { users } from "./db/schema/users";
import { missingImprintFacts } from "@/lib/config/orders/seller";
import type { BackendEnv } from "./env";
import type { Providers } from "./payment-providers/providers";

interface Setup {
  readonly env: Pick<BackendEnv, "DOCUMENT_SIGNING_KEY" | "APP_ORIGIN">;
  readonly demo: boolean;
  /** Where mails are written without a mail server. */
  readonly mailFolder: string | undefined;
  readonly providers: Providers;
}

/** What a shop with customers still needs, one sentence each. */
export async function listMissingSetup(
  db: Db,
  { env, demo, mailFolder, providers }: Setup,
): Promise<string[]> {
  const [admins] = await db.select({ count: count() }).from(users).where(eq(users.isAdmin, true));
  const lines = [
    mailFolder !== undefined && `SMTP_URL is not set: no mail is sent. All mails are files in ${mailFolder}.`,
    env.DOCUMENT_SIGNING_KEY === undefined &&
      !demo &&
      "DOCUMENT_SIGNING_KEY is not set: no report, certificate or parentage document can be issued.",
    providers.all.length === 0 &&
      providers.transferAccount === undefined &&
      "No payment method is configured: checkout can take no order.",
    admins?.count === 0 && "There is no admin: make one with `npm run admin -- create <email>`.",
    !demo &&
      missingImprintFacts().length > 0 &&
      `lib/config/orders/seller.ts lacks facts of the imprint, which Germany and Austria require: ${missingImprintFacts().join(", ")}.`,
    demo &&
      env.APP_ORIGIN.startsWith("https:") &&
      "DEMO is set: everybody can sign in as an admin with the password in the README.",
  ];
  return lines.filter((line) => line !== false);
}
