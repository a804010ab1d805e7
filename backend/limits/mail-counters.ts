import { networkOf } from "@/lib/domain/network-of";
import type { Counter } from "./rate-limiter";

type MailPurpose = "registration" | "confirmation" | "reset" | "order link";

/**
 * Counters of mails to a submitted address. A network uses up its own mails of one purpose only: the owner of the mailbox
 * still gets them from any other. The mailbox has a higher limit, so that many networks cannot flood it.
 */
export function mailCounters(
  purpose: MailPurpose,
  email: string,
  clientAddress: string | undefined,
): readonly Counter[] {
  const mailbox = `${purpose} ${email}`;
  return [
    { limit: "mails", subject: `${mailbox} network ${networkOf(clientAddress).name}` },
    { limit: "mailsOfMailbox", subject: mailbox },
  ];
}
