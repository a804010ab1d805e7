import { addHours, subDays } from "date-fns";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { notificationDays } from "@/lib/config/kernel/notifications";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants, animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { approvals } from "@/backend/db/schema/approvals";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { notifications } from "@/backend/db/schema/notifications";
import { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import type { AreaSeed } from "./seed-types";
import { demoAccounts, demoEmail } from "./seed-demo-accounts";

type Row = Omit<typeof notifications.$inferInsert, "userId" | "createdAt"> & { readonly createdAt: Date };

/** The newest of an account. */
const unreadCount = 3;

/** What the other demo data would have been notified of. Keys as those of real events, so that none comes twice. */
export function seedDemoNotifications(): AreaSeed {
  return {
    area: "demo-notifications",
    content: { version: 1, unreadCount },
    write: async (tx) => {
      const emails = demoAccounts.map(({ role }) => demoEmail(role));
      const rows = await tx.select().from(users).where(inArray(users.email, emails));
      for (const user of rows) await putNotifications(tx, user);
    },
  };
}

async function putNotifications(tx: Tx, user: typeof users.$inferSelect): Promise<void> {
  const oldest = subDays(new Date(), notificationDays);
  const rows = [
    ...(await readOrders(tx, user.id)),
    ...(await readSamples(tx, user.id)),
    ...(await readReports(tx, user.id)),
    ...(await readShares(tx, user.id)),
    ...(await readOffers(tx, user.email)),
    ...(await readDecisions(tx, user.id)),
  ]
    .filter(({ createdAt }) => createdAt > oldest)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const values = rows.map((row, index) => ({
    ...row,
    userId: user.id,
    readAt: index < rows.length - unreadCount ? addHours(row.createdAt, 3) : null,
  }));
  if (values.length > 0) await tx.insert(notifications).values(values).onConflictDoNothing();
}

async function readOrders(tx: Tx, userId: number): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)));
  return rows.flatMap(({ id, number, paidAt, postedAt }) => {
    const about = { params: { number }, path: paths.order(id), eventKey: `${id} demo` };
    return [
      ...(paidAt ? [{ ...about, event: "orderPaid" as const, createdAt: paidAt }] : []),
      ...(postedAt ? [{ ...about, event: "orderPosted" as const, createdAt: postedAt }] : []),
    ];
  });
}

async function readSamples(tx: Tx, ownerId: number): Promise<Row[]> {
  const rows = await tx
    .select({ name: animals.name, kit: kits, receivedAt: samples.receivedAt })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(and(eq(animals.ownerId, ownerId), isNotNull(samples.receivedAt)));
  return rows.flatMap(({ name, kit, receivedAt }) =>
    receivedAt === null
      ? []
      : {
          event: "sampleReceived" as const,
          eventKey: String(kit.id),
          params: { name, number: formatBarcode(kit.barcode) },
          path: paths.trackSample(kit.barcode),
          createdAt: receivedAt,
        },
  );
}

async function readReports(tx: Tx, ownerId: number): Promise<Row[]> {
  const rows = await tx
    .select({ report: reportVersions, animal: animals, barcode: kits.barcode })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(eq(animals.ownerId, ownerId));
  return rows.map(({ report: { activationId, version, issuedAt }, animal: { id, name }, barcode }) => ({
    event: version === 1 ? "reportReady" : "reportUpdated",
    eventKey: `${activationId} ${version}`,
    params: { name, number: formatBarcode(barcode) },
    path: paths.results(id, barcode),
    createdAt: issuedAt,
  }));
}

async function readShares(tx: Tx, userId: number): Promise<Row[]> {
  const rows = await tx
    .select({ id: animalGrants.id, name: animals.name, other: users.name, createdAt: animalGrants.createdAt })
    .from(animalGrants)
    .innerJoin(animals, eq(animals.id, animalGrants.animalId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(eq(animalGrants.userId, userId));
  return rows.map(({ id, name, other, createdAt }) => ({
    event: "animalShared",
    eventKey: String(id),
    params: { name, other },
    path: paths.sharedWithMe,
    createdAt,
  }));
}

async function readOffers(tx: Tx, email: string): Promise<Row[]> {
  const rows = await tx
    .select({ transfer: animalTransfers, name: animals.name, other: users.name })
    .from(animalTransfers)
    .innerJoin(animals, eq(animals.id, animalTransfers.animalId))
    .innerJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(eq(animalTransfers.toEmail, email));
  return rows.map(({ transfer: { id, createdAt }, name, other }) => ({
    event: "transferOffered",
    eventKey: String(id),
    params: { name, other, count: 1 },
    path: paths.transferAnimals,
    createdAt,
  }));
}

async function readDecisions(tx: Tx, userId: number): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.userId, userId), isNotNull(approvals.decidedAt)));
  return rows.flatMap(({ id, kind, state, decidedAt }) =>
    decidedAt === null
      ? []
      : {
          event: state === "approved" ? ("applicationApproved" as const) : ("applicationDeclined" as const),
          eventKey: String(id),
          params: { topic: kind },
          path: paths.myProfile,
          createdAt: decidedAt,
        },
  );
}
