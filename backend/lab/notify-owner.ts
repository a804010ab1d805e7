import { max, eq } from "drizzle-orm";
import type { NotificationEvent } from "@/lib/config/notifications";
import { formatBarcode } from "@/lib/domain/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { labEvents } from "@/backend/db/schema/lab";
import type { MailContent } from "@/backend/mail/outbox";
import { notify } from "@/backend/modules/notifications/notify";
import type { Tube } from "./tube";

interface TubeNotice {
  readonly appOrigin: string;
  readonly event: NotificationEvent;
  /** For events that a tube can have several times. */
  readonly key?: string;
  /** Default: the page that tracks the sample. */
  readonly path?: string;
}

type NotifiedTube = Pick<Tube, "activation" | "animal" | "kit">;

/** Notifies the account that has the animal; the mail goes to the address of the activation. */
export async function notifyOwner(
  tx: Tx,
  { activation, animal, kit }: NotifiedTube,
  notice: TubeNotice,
  mail: MailContent,
): Promise<void> {
  await notify(tx, {
    ...{ key: kit.id, path: paths.trackSample(kit.barcode), ...notice },
    userId: animal.ownerId ?? activation.userId,
    params: { name: animal.name, number: formatBarcode(kit.barcode) },
    mail: { to: activation.email, ...mail },
  });
}

/** The state of a tube changes by its events only: the last one identifies a change that can happen again. */
export async function lastEventKey(tx: Tx, { kit }: Pick<Tube, "kit">): Promise<string> {
  const [last] = await tx
    .select({ id: max(labEvents.id) })
    .from(labEvents)
    .where(eq(labEvents.kitId, kit.id));
  return `${kit.id} ${last?.id ?? 0}`;
}
