import { eq } from "drizzle-orm";
import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { defaultLanguage } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { type TransferMailKind, transferMail } from "@/backend/kernel/mail/animal-mails";
import { notify } from "@/backend/kernel/notifications/notify";
import { paths } from "@/lib/navigation/paths";

interface TransferMailInput {
  /** The first of several offered at once. */
  readonly transferId: number;
  readonly appOrigin: string;
  /** Null after the sender's account was deleted. */
  readonly senderId: number | null;
  readonly toEmail: string;
  readonly animals: readonly string[];
}

const events = {
  offered: "transferOffered",
  accepted: "transferAccepted",
  declined: "transferDeclined",
  cancelled: "transferCancelled",
  expired: "transferExpired",
  expiredOffer: "offerExpired",
} as const satisfies Readonly<Record<TransferMailKind, NotificationEvent>>;

const toRecipient: readonly TransferMailKind[] = ["offered", "cancelled", "expiredOffer"];

/** Notifies the side that has to know about a step. */
export async function notifyOfTransfer(
  tx: Tx,
  kind: TransferMailKind,
  { transferId, appOrigin, senderId, toEmail, animals }: TransferMailInput,
): Promise<void> {
  if (senderId === null) return;
  const columns = { name: users.name, email: users.email, language: users.language };
  const [sender] = await tx.select(columns).from(users).where(eq(users.id, senderId));
  const [recipient] = await tx.select(columns).from(users).where(eq(users.email, toEmail));
  if (sender === undefined) return;
  const isToRecipient = toRecipient.includes(kind);
  const language = (isToRecipient ? recipient?.language : sender.language) ?? defaultLanguage;
  const mail = transferMail(kind, {
    language,
    animals,
    name: isToRecipient ? undefined : sender.name,
    other: isToRecipient ? sender.name : toEmail,
    link: appOrigin + paths.transferAnimals,
  });
  await notify(tx, {
    event: events[kind],
    appOrigin,
    key: transferId,
    path: paths.transferAnimals,
    params: { name: animals[0] ?? "", count: animals.length, ...(isToRecipient && { other: sender.name }) },
    mail: { to: isToRecipient ? toEmail : sender.email, ...mail },
  });
}
