import { addDays, subDays } from "date-fns";
import { and, eq } from "drizzle-orm";
import { exhibitorDiscountPercent, type ShowKind, type ShowState } from "@/lib/config/community/shows";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { coupons } from "@/backend/db/schema/pricing";
import { shows } from "@/backend/db/schema/shows";
import { users } from "@/backend/db/schema/users";
import { findDecider } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";

interface DemoShow {
  readonly name: string;
  readonly kind: ShowKind;
  readonly state: ShowState;
  /** Days from the first start; negative for shows that are over. */
  readonly inDays: number;
  readonly place: string;
  readonly entries: number;
  readonly kits: number;
  readonly request?: string;
  readonly offer?: string;
  readonly code?: string;
  readonly uses?: number;
  readonly note?: string;
  readonly report?: { readonly entries: number; readonly swabbed: number; readonly text: string };
}

const club = "Southern Border Collie Club";

const demoShows: readonly DemoShow[] = [
  {
    name: "Autumn Championship Show",
    kind: "sponsorship",
    state: "requested",
    inDays: 96,
    place: "Bulla Exhibition Centre, VIC",
    entries: 310,
    kits: 60,
    request: "Six kits as class prizes, and a table for swabs on the Sunday.",
    offer: "A full page in the catalogue, and your banner beside the main ring.",
  },
  {
    name: "Herding Breeds Open Day",
    kind: "shows",
    state: "kits-sent",
    inDays: 18,
    place: "Daylesford Showground, VIC",
    entries: 120,
    kits: 40,
    code: "TM-HERD-DAYS-2345",
    uses: 7,
  },
  {
    name: "Spring Specialty",
    kind: "sponsorship",
    state: "held",
    inDays: -9,
    place: "Ballarat Kennel Ring, VIC",
    entries: 180,
    kits: 30,
    code: "TM-SPRG-SHOW-6789",
    uses: 21,
    request: "Vouchers for best in each group.",
    offer: "Your logo on the ring cards.",
  },
  {
    name: "Winter Open Show",
    kind: "shows",
    state: "closed",
    inDays: -150,
    place: "Geelong Showgrounds, VIC",
    entries: 140,
    kits: 25,
    code: "TM-WNTR-SHOW-4567",
    uses: 16,
    report: { entries: 133, swabbed: 24, text: "A steady queue until noon. Next year with two tables." },
  },
  {
    name: "Puppy Match",
    kind: "sponsorship",
    state: "declined",
    inDays: -40,
    place: "Bendigo, VIC",
    entries: 35,
    kits: 0,
    request: "A stand with somebody who answers questions.",
    offer: "A word to our members.",
    note: "Our team is at another show that day. Please ask again for the next match.",
  },
];

/** Shows of the demo breeder in every state that matters. */
export function seedDemoShows(): AreaSeed {
  return {
    area: "demo-shows",
    content: { demoShows },
    write: async (tx) => {
      const [breeder] = await tx
        .select()
        .from(users)
        .where(eq(users.email, demoEmail("breeder")));
      const admin = await findDecider(tx);
      if (breeder === undefined) return;
      for (const show of demoShows) await putShow(tx, breeder, admin, show);
    },
  };
}

type Account = typeof users.$inferSelect;
type Admin = Awaited<ReturnType<typeof findDecider>>;

/** Skips shows that are there: they may have moved on since. */
async function putShow(tx: Tx, breeder: Account, admin: Admin, show: DemoShow) {
  const { inDays, code, uses, note: _, report, ...columns } = show;
  const { name, kind, entries, kits } = columns;
  if ((await tx.$count(shows, and(eq(shows.userId, breeder.id), eq(shows.name, name)))) > 0) return;
  const heldOn = addDays(new Date(), inDays);
  const createdAt = subDays(heldOn, 100);
  const approvalId = await putApproval(tx, breeder, admin, show, createdAt);
  if (code !== undefined)
    await tx
      .insert(coupons)
      .values({
        code,
        percent: exhibitorDiscountPercent,
        limit: entries,
        used: uses ?? 0,
        endsAt: addDays(heldOn, 31),
      })
      .onConflictDoNothing();
  await tx.insert(shows).values({
    ...columns,
    userId: breeder.id,
    approvalId,
    club,
    createdAt,
    heldOn: toDay(heldOn),
    catalogueOn: kind === "sponsorship" ? toDay(subDays(heldOn, 28)) : null,
    contactName: breeder.name,
    contactEmail: breeder.email,
    couponCode: code,
    kitsSent: code !== undefined && kits > 0 ? kits : null,
    ...(report && {
      reportedEntries: report.entries,
      reportedSwabbed: report.swabbed,
      reportText: report.text,
      reportedReturned: kits - report.swabbed,
      reportedAt: addDays(heldOn, 2),
    }),
  });
}

async function putApproval(
  tx: Tx,
  breeder: Account,
  admin: Admin,
  { kind, state, note }: DemoShow,
  createdAt: Date,
) {
  const decision = state === "declined" ? ("declined" as const) : ("approved" as const);
  const decided = { state: decision, note, decidedAt: addDays(createdAt, 3), ...admin };
  const [row] = await tx
    .insert(approvals)
    .values({ kind, userId: breeder.id, createdAt, ...(state !== "requested" && decided) })
    .returning({ id: approvals.id });
  return row?.id;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
