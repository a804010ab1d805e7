import { errorCode } from "@/lib/domain/error-codes";
import { addDays } from "date-fns";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Body } from "@/lib/contract/calls";
import { packTransferDays } from "@/lib/config/kits/multipacks";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { packEntries, packTransfers } from "@/backend/db/schema/kits";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import { packMails } from "@/backend/kernel/mail/multipack-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { paths } from "@/lib/navigation/paths";
import { notify } from "@/backend/kernel/notifications/notify";
import {
  lockBalance,
  type PackBalance,
  readBalance,
  readUnitKinds,
} from "@/backend/kits/public/pack-balance";
import { insertedRow } from "@/backend/db/inserted-row";

type Gift = Body<"multipacks.transfer">;

/**
 * Gives units of a category to another person, from the packs in the order of their names. An account has them at once;
 * for another address they wait. The lock on the balance makes two transfers at once share what is left, and a repeated
 * request find the first one.
 */
export async function transferUnits(
  { tx, caller, settings: { appOrigin } }: SignedInContext,
  { body: gift }: Input<"multipacks.transfer">,
) {
  const now = new Date();
  const user = await findUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  const toEmail = gift.email.toLowerCase();
  if (toEmail === user.email) return refuseFields({ email: "fields.packsOwn" });
  await lockBalance(tx, user.id);
  const earlier = await findEarlierTransfer(tx, user.id, gift);
  if (earlier !== undefined) return earlier;
  const packs = (await readBalance(tx, user.id)).filter(({ categoryId }) => categoryId === gift.category_id);
  const left = packs.reduce((sum, { units }) => sum + units, 0);
  if (left === 0) return refuseFields({ category_id: "fields.packsNone" });
  if (left < gift.quantity) return refuseFields({ quantity: errorCode("fields.packsLeft", { count: left }) });
  const recipient = await findAccount(tx, toEmail);
  const transferIds: number[] = [];
  for (const taken of takeUnits(packs, gift.quantity))
    transferIds.push(
      await moveUnits(tx, taken, {
        fromUserId: user.id,
        toEmail,
        recipientId: recipient?.id,
        now,
        attemptId: gift.attemptId,
      }),
    );
  await mailSenderAndRecipient(tx, {
    user,
    recipient,
    toEmail,
    units: gift.quantity,
    transferIds,
    appOrigin,
  });
  return { isDelivered: recipient !== undefined };
}

interface Moved {
  readonly user: typeof users.$inferSelect;
  readonly recipient: Awaited<ReturnType<typeof findAccount>>;
  readonly toEmail: string;
  readonly units: number;
  readonly transferIds: readonly number[];
  readonly appOrigin: string;
}

async function mailSenderAndRecipient(
  tx: Tx,
  { user, recipient, toEmail, units, transferIds, appOrigin }: Moved,
): Promise<void> {
  const mail = { appOrigin, units, sender: user.name, isWaiting: recipient === undefined };
  const received = packMails.received({ ...mail, language: recipient?.language ?? user.language });
  await notify(tx, {
    event: "packReceived",
    appOrigin,
    key: transferIds.join(" "),
    userId: recipient?.id ?? null,
    params: { other: user.name, count: units },
    path: paths.multipackTransfer,
    mail: { to: toEmail, ...received },
  });
  // A receipt, which nobody can turn off.
  await putInOutbox(tx, {
    to: user.email,
    ...packMails.sent({ ...mail, language: user.language, email: toEmail }),
  });
}

const isSentAlready = new Refusal(409, { code: "attempt_used", message: "kits.packsGiven" });

/** What the same form has transferred before, for instance when its response was lost. */
async function findEarlierTransfer(tx: Tx, fromUserId: number, { attemptId, ...gift }: Gift) {
  if (attemptId === undefined) return undefined;
  const rows = await tx
    .select({ transfer: packTransfers, pack: products })
    .from(packTransfers)
    .innerJoin(products, eq(products.id, packTransfers.productId))
    .where(and(eq(packTransfers.fromUserId, fromUserId), eq(packTransfers.attemptId, attemptId)));
  if (rows.length === 0) return undefined;
  const kinds = await readUnitKinds(
    tx,
    rows.map(({ pack }) => pack),
  );
  const isSame =
    rows.reduce((sum, { transfer }) => sum + transfer.units, 0) === gift.quantity &&
    rows.every(
      ({ transfer, pack }) =>
        transfer.toEmail === gift.email.toLowerCase() && kinds.get(pack.id)?.categoryId === gift.category_id,
    );
  return isSame
    ? { isDelivered: rows.every(({ transfer }) => transfer.state === "accepted") }
    : isSentAlready;
}

interface Move {
  readonly fromUserId: number;
  readonly toEmail: string;
  /** The account of this email, if there is one. */
  readonly recipientId: number | undefined;
  readonly now: Date;
  readonly attemptId: string | undefined;
}

/** Returns the id of the transfer. */
async function moveUnits(
  tx: Tx,
  { productId, units }: TakenUnits,
  { fromUserId, toEmail, recipientId, now, attemptId }: Move,
): Promise<number> {
  const isAccepted = recipientId !== undefined;
  const transfer = insertedRow(
    await tx
      .insert(packTransfers)
      .values({
        fromUserId,
        toEmail,
        toUserId: recipientId ?? null,
        productId,
        units,
        attemptId,
        state: isAccepted ? "accepted" : "pending",
        createdAt: now,
        expiresAt: addDays(now, packTransferDays),
        decidedAt: isAccepted ? now : null,
      })
      .returning({ id: packTransfers.id }),
  );
  const transferId = transfer.id;
  const sent = { userId: fromUserId, productId, units: -units, reason: "sent", transferId } as const;
  const received = isAccepted && { ...sent, userId: recipientId, units, reason: "received" as const };
  await tx.insert(packEntries).values(received ? [sent, received] : [sent]);
  return transferId;
}

async function findUser(tx: Tx, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

async function findAccount(tx: Tx, email: string) {
  const [account] = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
  return account;
}

type TakenUnits = Pick<PackBalance, "productId" | "units">;

function takeUnits(packs: readonly PackBalance[], quantity: number): TakenUnits[] {
  let wanted = quantity;
  return packs.flatMap(({ productId, units }) => {
    const taken = Math.min(units, wanted);
    wanted -= taken;
    return taken > 0 ? [{ productId, units: taken }] : [];
  });
}
