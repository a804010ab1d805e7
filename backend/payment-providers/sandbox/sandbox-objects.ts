import { randomBytes } from "node:crypto";
import { and, asc, eq, gte, like, or } from "drizzle-orm";
import type { SandboxOutcome } from "@/lib/config/orders/sandbox-cards";
import type { Db, Tx } from "@/backend/db/client";
import { sandboxObjects } from "@/backend/db/schema/payments";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";

/** Replaces a card number, which is never stored. */
export interface SandboxToken {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: SandboxOutcome;
}

export interface SandboxPayment extends Omit<ProviderPayment, "providerId" | "paymentId" | "actionUrl"> {
  readonly paymentId: string;
  readonly returnUrl: string;
  /** Its next refund fails. */
  readonly failsRefund?: boolean;
}

export interface SandboxRefund {
  readonly payment: string;
  readonly amount: number;
  readonly isFailed?: boolean;
}

type Content = SandboxToken | SandboxPayment | SandboxRefund;
type Row = typeof sandboxObjects.$inferSelect;

const prefixes = { token: "sbt", payment: "sbp", refund: "sbr" } as const;

/** Idempotent by key; `isNew` is false if the object already existed. */
export async function insertSandboxObject(
  tx: Tx,
  object: { readonly kind: Row["kind"]; readonly key?: string; readonly content: Content },
): Promise<{ readonly row: Row; readonly isNew: boolean }> {
  const id = `${prefixes[object.kind]}_${randomBytes(18).toString("base64url")}`;
  const content: Record<string, unknown> = { ...object.content };
  const [inserted] = await tx
    .insert(sandboxObjects)
    .values({ ...object, id, content })
    .onConflictDoNothing()
    .returning();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const [existing] = await tx
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.key, object.key ?? ""));
  if (existing === undefined) throw new Error("A sandbox object is missing.");
  return { row: existing, isNew: false };
}

export async function findSandboxObject(
  tx: Tx,
  kind: Row["kind"],
  idOrKey: string,
): Promise<Row | undefined> {
  const matchesIdOrKey = or(eq(sandboxObjects.id, idOrKey), eq(sandboxObjects.key, idOrKey));
  const [row] = await tx
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), matchesIdOrKey));
  return row;
}

/** The key starts with our payment id. Of several attempts, a succeeded one wins, otherwise the last. */
export async function findSandboxPayment(tx: Tx, paymentId: string): Promise<Row | undefined> {
  const rows = await tx
    .select()
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, "payment"),
        like(sandboxObjects.key, `${paymentId.replaceAll("_", "\\_")}:%`),
      ),
    )
    .orderBy(asc(sandboxObjects.createdAt));
  return rows.find((row) => toSandboxPayment(row).state === "succeeded") ?? rows.at(-1);
}

export async function listSandboxPayments(tx: Tx, since: Date): Promise<Row[]> {
  return tx
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, "payment"), gte(sandboxObjects.createdAt, since)))
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id));
}

/** Locks the row, so that concurrent changes run one after the other. */
export async function updateSandboxPayment(
  db: Db,
  id: string,
  change: (payment: SandboxPayment, tx: Tx) => Promise<SandboxPayment> | SandboxPayment,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, "payment")))
      .for("update");
    if (row === undefined) return undefined;
    const content: Record<string, unknown> = { ...(await change(toSandboxPayment(row), tx)) };
    await tx.update(sandboxObjects).set({ content }).where(eq(sandboxObjects.id, id));
    return { ...row, content };
  });
}

/** Safe casts: only `insertSandboxObject` and `updateSandboxPayment` write these objects. */
export const toSandboxPayment = ({ content }: Row) => content as unknown as SandboxPayment;
export const toSandboxToken = ({ content }: Row) => content as unknown as SandboxToken;
export const toSandboxRefund = ({ content }: Row) => content as unknown as SandboxRefund;
