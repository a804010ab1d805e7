import { generateKeyPairSync } from "node:crypto";
import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { SigningKeyState } from "@/lib/config/animals/documents";
import type { Db, Tx } from "@/backend/db/client";
import { documentKeys } from "@/backend/db/schema/documents";
import type { Settings } from "@/backend/http/settings";
import { type SigningKey, toSigningKey } from "./key-from-text";

/** Arbitrary, but unique among our advisory locks. */
const keyLock = 870_087;

type KeySettings = Pick<Settings, "documentKey" | "createsDocumentKeys">;

/**
 * The key that signs new documents: the one of the environment; in the demo one that is created on first use. Undefined
 * without a key, and while the environment has one that was compromised.
 */
export async function readSigningKey(
  db: Db,
  { documentKey, createsDocumentKeys = false }: KeySettings,
): Promise<SigningKey | undefined> {
  if (documentKey !== undefined) return readEnvironmentKey(db, documentKey);
  const active = await findStoredKey(db);
  if (active !== undefined || !createsDocumentKeys) return active;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    return (await findStoredKey(tx)) ?? createStoredKey(tx);
  });
}

async function readEnvironmentKey(db: Db, key: SigningKey): Promise<SigningKey | undefined> {
  const stateOf = async (tx: Tx) => {
    const [row] = await tx.select().from(documentKeys).where(eq(documentKeys.kid, key.kid));
    return row?.state;
  };
  const state = await stateOf(db);
  if (state === "active") return key;
  if (state === "compromised") return undefined;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    if ((await stateOf(tx)) === "compromised") return undefined;
    await activate(tx, { kid: key.kid, publicKey: key.publicKey, privateKey: null });
    return key;
  });
}

async function findStoredKey(tx: Tx): Promise<SigningKey | undefined> {
  const [row] = await tx
    .select()
    .from(documentKeys)
    .where(and(eq(documentKeys.state, "active"), isNotNull(documentKeys.privateKey)))
    .orderBy(desc(documentKeys.createdAt))
    .limit(1);
  return row?.privateKey ? toSigningKey(row.privateKey) : undefined;
}

/** A new key in the database; the active one is retired. */
export async function createStoredKey(tx: Tx): Promise<SigningKey> {
  const key = createSigningKey();
  await activate(tx, key);
  return key;
}

export function createSigningKey(): SigningKey {
  return toSigningKey(generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }));
}

type NewKey = Omit<SigningKey, "privateKey"> & { readonly privateKey: SigningKey["privateKey"] | null };

async function activate(tx: Tx, { kid, publicKey, privateKey }: NewKey): Promise<void> {
  const now = sql`now()`;
  await tx
    .update(documentKeys)
    .set({ state: "retired", changedAt: now })
    .where(and(eq(documentKeys.state, "active"), ne(documentKeys.kid, kid)));
  await tx
    .insert(documentKeys)
    .values({ kid, publicKey, privateKey, state: "active" })
    .onConflictDoUpdate({ target: documentKeys.kid, set: { state: "active", changedAt: now } });
}

/** False for an unknown key. A key that no longer signs loses its private part; a compromised one stays compromised. */
export async function changeKeyState(
  tx: Tx,
  kid: string,
  state: Exclude<SigningKeyState, "active">,
): Promise<boolean> {
  const isCompromise = state === "compromised";
  const rows = await tx
    .update(documentKeys)
    .set({ state, privateKey: null, changedAt: sql`now()` })
    .where(
      isCompromise
        ? eq(documentKeys.kid, kid)
        : and(eq(documentKeys.kid, kid), ne(documentKeys.state, "compromised")),
    )
    .returning({ kid: documentKeys.kid });
  return rows.length > 0;
}

/** Every key that ever signed, with its state. */
export async function listDocumentKeys(tx: Tx) {
  const { kid, publicKey, state } = documentKeys;
  return tx.select({ kid, publicKey, state }).from(documentKeys).orderBy(asc(documentKeys.createdAt));
}
