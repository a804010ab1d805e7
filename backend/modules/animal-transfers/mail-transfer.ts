import { eq } from "drizzle-orm";
import { defaultLanguage } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { type TransferMailKind, transferMail } from "@/backend/mail/animal-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { paths } from "@/lib/navigation/paths";

interface TransferMailInput {
  readonly appOrigin: string;
  /** Null after the sender's account was deleted. */
  readonly senderId: number | null;
  readonly toEmail: string;
  readonly animals: readonly string[];
}

const toRecipient: readonly TransferMailKind[] = ["offered", "cancelled", "expiredOffer"];

/** Mails the side that has to know about a step. */
export async function mailTransfer(
  tx: Tx,
  kind: TransferMailKind,
  { appOrigin, senderId, toEmail, animals }: TransferMailInput,
): Promise<void> {
  if (senderId === null) return;
  const columns = { name: users.name, email: users.email, language: users.language };
  const [sender] = await tx.select(columns).from(users).where(eq(users.id, senderId));
  const [recipient] = await tx.select(columns).from(users).where(eq(users.email, toEmail));
  if (sender === undefined) return;
  const isToRecipient = toRecipient.includes(kind);
  const language = (isToRecipient ? recipient?.language : sender.language) ?? defaultLanguage;
  const mail = transferMail(kind, {
    ...{ language, animals },
    name: isToRecipient ? undefined : sender.name,
    other: isToRecipient ? sender.name : toEmail,
    link: appOrigin + paths.transferAnimals,
  });
  await putInOutbox(tx, { to: isToRecipient ? toEmail : sender.email, ...mail });
}
