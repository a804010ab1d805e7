import { max, eq } from "drizzle-orm";
import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { labEvents } from "@/backend/db/schema/lab";
import { users } from "@/backend/db/schema/users";
import type { LabMail } from "@/backend/kernel/mail/lab-mails";
import type { MailContent } from "@/backend/kernel/mail/outbox";
import { notify } from "@/backend/kernel/notifications/notify";
import type { Tube } from "./tube";

interface TubeNotice {
  readonly appOrigin: string;
  readonly event: NotificationEvent;
  /** For events that a tube can have several times. */
  readonly key?: string;
  /** Default: the page that tracks the sample. */
  readonly path?: string;
}

/** A tube with its activation, or an activation with the kit it began with. */
type NotifiedTube = Pick<Tube, "activation" | "animal" | "kit">;

/**
 * Notifies the account that has the animal. The mail goes to the address of the activation; once the animal has another
 * owner, or the address is erased, to that of the account.
 */
export async function notifyOwner(
  tx: Tx,
  tube: NotifiedTube,
  { appOrigin, ...notice }: TubeNotice,
  write: (mail: LabMail) => MailContent,
): Promise<void> {
  const { animal, kit } = tube;
  const recipient = await findRecipient(tx, tube);
  if (recipient === undefined) return;
  const { to, ...about } = recipient;
  const { userId } = about;
  await notify(tx, {
    appOrigin,
    key: kit.id,
    path: paths.trackSample(kit.barcode),
    ...notice,
    userId,
    params: { name: animal.name, number: formatBarcode(kit.barcode) },
    mail: { to, ...write({ appOrigin, animal, kit, activation: about }) },
  });
}

/** Undefined for a deleted account. Only who activated the kit may open the activation. */
export async function findRecipient(
  tx: Tx,
  { activation, animal }: Pick<NotifiedTube, "activation" | "animal">,
): Promise<({ readonly to: string } & LabMail["activation"]) | undefined> {
  const { email, language, token, userId: activatedBy } = activation;
  const userId = animal.ownerId ?? activatedBy;
  const isActivator = userId === activatedBy;
  if (isActivator && email !== "") return { to: email, language, token, userId };
  if (userId === null) return undefined;
  const [account] = await tx
    .select({ to: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return account && { ...account, token: isActivator ? token : null, userId };
}

/** The state of a tube changes by its events only: the last one identifies a change that can happen again. */
export async function lastEventKey(tx: Tx, { kit }: Pick<Tube, "kit">): Promise<string> {
  const [last] = await tx
    .select({ id: max(labEvents.id) })
    .from(labEvents)
    .where(eq(labEvents.kitId, kit.id));
  return `${kit.id} ${last?.id ?? 0}`;
}
