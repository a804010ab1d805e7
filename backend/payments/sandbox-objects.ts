import { randomBytes } from "node:crypto";
import { and, asc, eq, gte, like, or } from "drizzle-orm";
import type { SandboxOutcome } from "@/lib/config/sandbox-cards";
import type { Db, Tx } from "@/backend/db/client";
import { sandboxObjects } from "@/backend/db/schema/payments";
import type { ProviderPayment } from "./port";

/** A card's number is exchanged for this and forgotten. */
export interface SandboxToken {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: SandboxOutcome;
}

export interface SandboxPayment extends Omit<ProviderPayment, "providerId" | "paymentId" | "actionUrl"> {
  readonly paymentId: string;
  readonly returnUrl: string;
}

export interface SandboxRefund {
  readonly payment: string;
  readonly amount: number;
}

type Content = SandboxToken | SandboxPayment | SandboxRefund;
type Row = typeof sandboxObjects.$inferSelect;

const prefixes = { token: "sbt", payment: "sbp", refund: "sbr" } as const;

/** Asked twice under one key it is the same object; `isNew` says which of the two this was. */
export async function makeObject(
  tx: Tx,
  object: { readonly kind: Row["kind"]; readonly key?: string; readonly content: Content },
): Promise<{ readonly row: Row; readonly isNew: boolean }> {
  const id = `${prefixes[object.kind]}_${randomBytes(18).toString("base64url")}`;
  const content: Record<string, unknown> = { ...object.content };
  const [made] = await tx
    .insert(sandboxObjects)
    .values({ ...object, id, content })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { row: made, isNew: true };
  const [known] = await tx
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.key, object.key ?? ""));
  if (known === undefined) throw new Error("The sandbox has lost an object.");
  return { row: known, isNew: false };
}

export async function findObject(tx: Tx, kind: Row["kind"], idOrKey: string): Promise<Row | undefined> {
  const isMeant = or(eq(sandboxObjects.id, idOrKey), eq(sandboxObjects.key, idOrKey));
  const [row] = await tx
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), isMeant));
  return row;
}

/** Its key begins with our payment's id; of several attempts the last one counts that took money. */
export async function findPaymentObject(tx: Tx, paymentId: string): Promise<Row | undefined> {
  const rows = await tx
    .select()
    .from(sandboxObjects)
    .where(
      and(eq(sandboxObjects.kind, "payment"), like(sandboxObjects.key, `${paymentId.replaceAll("_", "\\_")}:%`)),
    )
    .orderBy(asc(sandboxObjects.createdAt));
  return rows.find((row) => paymentIn(row).state === "succeeded") ?? rows.at(-1);
}

export async function listPaymentObjects(tx: Tx, since: Date): Promise<Row[]> {
  return tx
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, "payment"), gte(sandboxObjects.createdAt, since)))
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id));
}

/** Two who change one object wait for each other. */
export async function changePaymentObject(
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
    const content: Record<string, unknown> = { ...(await change(paymentIn(row), tx)) };
    await tx.update(sandboxObjects).set({ content }).where(eq(sandboxObjects.id, id));
    return { ...row, content };
  });
}

/** Guaranteed by `makeObject` and `changePaymentObject`: nobody else writes them. */
export const paymentIn = ({ content }: Row) => content as unknown as SandboxPayment;
export const tokenIn = ({ content }: Row) => content as unknown as SandboxToken;
export const refundIn = ({ content }: Row) => content as unknown as SandboxRefund;
