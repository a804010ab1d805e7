import type { Body } from "@/lib/contract/calls";
import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { eq } from "drizzle-orm";
import { listMoves, type ShowMove } from "@/lib/config/community/shows";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { shows } from "@/backend/db/schema/shows";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { notify } from "@/backend/kernel/notifications/notify";
import { showMail } from "@/backend/kernel/mail/show-mails";
import { lockUser, type User } from "@/backend/kernel/users/lock-user";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { endCode } from "./change-show";
import { readShow } from "./select-shows";

const notNext = new Refusal(409, {
  code: "state",
  message: "refusals.showState",
});

type Show = typeof shows.$inferSelect;

/** An admin moves a show on; its secretary is mailed. */
export async function moveShow(
  context: SignedInContext,
  { params: { id }, body: input }: Input<"shows.move">,
) {
  const { tx, caller } = context;
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const locked = await lockShow(tx, id);
  if (locked === undefined) return notFound();
  const { secretary, show } = locked;
  const { state } = input;
  if (!listMoves(show).includes(state)) return notNext;
  if (state === "kits-sent" && !input.kits) return refuseFields({ kits: "fields.required" });
  const moved = await storeMove(tx, show, input);
  const { requestId } = caller;
  const reason = [`show ${id} ${state}`, moved.note].filter(Boolean).join(": ");
  await recordAudit(tx, { admin, subject: secretary, call: "shows.move", reason, requestId });
  await notifySecretary(context, secretary, { ...moved, state });
  return (await readShow(tx, eq(shows.id, id))) ?? notFound();
}

/** Locks the account first, as decisions on applications do. */
async function lockShow(tx: Tx, id: number) {
  const [owner] = await tx.select({ userId: shows.userId }).from(shows).where(eq(shows.id, id));
  const secretary = owner && (await lockUser(tx, owner.userId));
  const [show] = await tx.select().from(shows).where(eq(shows.id, id)).for("update");
  return secretary && show && { secretary, show };
}

async function storeMove(tx: Tx, { id, couponCode }: Show, { state, kits, ...input }: Body<"shows.move">) {
  const note = input.note?.trim() || null;
  const sent = { kitsSent: kits ?? null, trackingNumber: input.trackingNumber?.trim() || null };
  const [moved] = await tx
    .update(shows)
    .set({ state, note, ...(state === "kits-sent" && sent) })
    .where(eq(shows.id, id))
    .returning();
  if (moved === undefined) throw new Error("The show was not stored.");
  if (state === "withdrawn") await endCode(tx, couponCode);
  return moved;
}

const moveEvents = {
  "kits-sent": "showKitsSent",
  held: "showHeld",
  closed: "showClosed",
  withdrawn: "showWithdrawn",
} as const satisfies Readonly<Record<ShowMove, NotificationEvent>>;

async function notifySecretary(
  { tx, settings }: SignedInContext,
  { id: userId, language, name, email }: User,
  { id, state, note, kitsSent, trackingNumber, ...show }: Show & { readonly state: ShowMove },
): Promise<void> {
  const { appOrigin } = settings;
  const path = paths.show(id);
  const mail = showMail({
    language,
    name,
    state,
    note,
    show: show.name,
    kits: kitsSent ?? 0,
    trackingNumber: state === "kits-sent" ? trackingNumber : null,
    link: appOrigin + path,
  });
  await notify(tx, {
    event: moveEvents[state],
    appOrigin,
    userId,
    path,
    key: id,
    params: { name: show.name },
    mail: { to: email, ...mail },
  });
}
