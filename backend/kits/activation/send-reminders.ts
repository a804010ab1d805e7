import { subDays } from "date-fns";
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { kitExpiry, reminderDays } from "@/lib/config/kits/activation";
import type { Language } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import type { Db, Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { findRecipient } from "@/backend/kits/lab/notify-owner";
import { type ReminderKind, reminderMail } from "@/backend/kernel/mail/reminder-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { findOrCreatePreferences } from "./reminders";

interface Reminder {
  /** Id of the kit or sample. */
  readonly id: number;
  /** Empty if there is nobody to remind. */
  readonly email: string;
  readonly language: Language;
  readonly label: string;
  readonly link: string;
}

interface ReminderContext {
  readonly db: Db;
  readonly appOrigin: string;
  /** The demo posts nothing: its kits count from the order. */
  readonly showsKitLabels?: boolean | undefined;
  readonly now: Date;
}

const maxPerRun = 500;

/** Mails what is due, once per kit or sample, with one mail per address for each kind. */
export async function sendReminders({
  db,
  appOrigin,
  showsKitLabels = false,
  now,
}: ReminderContext): Promise<void> {
  const inHandSince = showsKitLabels ? sql`coalesce(${kits.sentAt}, ${kits.createdAt})` : sql`${kits.sentAt}`;
  const isWaiting = and(isNull(kits.remindedAt), lt(inHandSince, subDays(now, reminderDays.activation)));
  // An expiring kit is mentioned again, even if its owner was reminded in the first weeks.
  const isExpiring = and(
    isNotNull(inHandSince),
    lte(noticeAt, now),
    or(isNull(kits.remindedAt), lt(sql`${kits.remindedAt}`, noticeAt)),
  );
  await db.transaction(async (tx) =>
    mail(tx, "expiry", { appOrigin, due: await findKits(tx, now, isExpiring), now }),
  );
  await db.transaction(async (tx) =>
    mail(tx, "activation", { appOrigin, due: await findKits(tx, now, isWaiting), now }),
  );
  await db.transaction(async (tx) =>
    mail(tx, "posting", { appOrigin, due: await findSamples(tx, now), now }),
  );
}

const expiresAt = sql`${kits.createdAt} + make_interval(months => ${kitExpiry.months}::int)`;
const noticeAt = sql`${expiresAt} - make_interval(days => ${kitExpiry.noticeDays}::int)`;

/** Tubes of placed orders that the buyer can activate and has not. Those of advance orders are the client's to activate. */
function findKits(tx: Tx, now: Date, where: SQL | undefined): Promise<Reminder[]> {
  return tx
    .select({
      id: kits.id,
      email: orders.email,
      language: orders.language,
      label: sql<string>`${orderLines.name} || ' (' || ${kits.barcode} || ')'`,
      link: sql<string>`'/activate?barcode=' || ${kits.barcode}`,
    })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        where,
        isNull(kits.voidedAt),
        gt(expiresAt, now),
        eq(orders.isAdvance, false),
        inArray(orders.state, ["paid", "open"]),
        sql`not exists (select 1 from ${samples} where ${samples.kitId} = ${kits.id})`,
      ),
    )
    .orderBy(kits.id)
    .limit(maxPerRun)
    .for("update", { of: kits, skipLocked: true });
}

/** Samples that somebody has posted and the laboratory has not received. Reminds the present owner. */
async function findSamples(tx: Tx, now: Date): Promise<Reminder[]> {
  const rows = await tx
    .select({ id: samples.id, activation: activations, animal: animals, barcode: kits.barcode })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        isNotNull(samples.postedAt),
        isNull(samples.receivedAt),
        isNull(samples.remindedAt),
        isNull(labProgress.failedAt),
        isNull(labProgress.cancelledAt),
        lt(samples.postedAt, subDays(now, reminderDays.posting)),
      ),
    )
    .orderBy(samples.id)
    .limit(maxPerRun)
    .for("update", { of: samples, skipLocked: true });
  const reminders: Reminder[] = [];
  for (const row of rows) reminders.push(await toReminder(tx, row));
  return reminders;
}

type PostedSample = Parameters<typeof findRecipient>[1] & { readonly id: number; readonly barcode: string };

async function toReminder(tx: Tx, { id, barcode, ...of }: PostedSample): Promise<Reminder> {
  const { to = "", language = "en", token = null } = (await findRecipient(tx, of)) ?? {};
  const link = token === null ? paths.trackSample(barcode) : `/activate/complete?activation=${token}`;
  return { id, email: to, language, label: of.animal.name, link };
}

interface DueReminders {
  readonly due: readonly Reminder[];
  readonly appOrigin: string;
  readonly now: Date;
}

/** Whoever does not want the reminder is marked as reminded too. */
async function mail(tx: Tx, kind: ReminderKind, { due, appOrigin, now }: DueReminders): Promise<void> {
  for (const [email, reminders] of groupByEmail(due)) {
    const preferences = await findOrCreatePreferences(tx, email);
    const language = reminders[0]?.language ?? "en";
    const labels = reminders.map(({ label }) => label);
    const link = reminders[0]?.link ?? "";
    const isWanted = {
      activation: preferences.wantsActivation,
      posting: preferences.wantsPosting,
      expiry: preferences.wantsExpiry,
    }[kind];
    const unsubscribe = `${appOrigin}/activate/reminders?token=${preferences.token}`;
    if (isWanted)
      await putInOutbox(tx, {
        to: email,
        ...reminderMail(kind, { language, labels, link: appOrigin + link, unsubscribe }),
      });
  }
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  if (kind === "posting") await tx.update(samples).set({ remindedAt: now }).where(inArray(samples.id, ids));
  else await tx.update(kits).set({ remindedAt: now }).where(inArray(kits.id, ids));
}

function groupByEmail(due: readonly Reminder[]): ReadonlyMap<string, readonly Reminder[]> {
  const groups = new Map<string, Reminder[]>();
  for (const reminder of due) {
    const email = reminder.email.toLowerCase();
    if (email !== "") groups.set(email, [...(groups.get(email) ?? []), reminder]);
  }
  return groups;
}
