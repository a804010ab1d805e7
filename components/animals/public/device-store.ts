import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { collectStorage } from "@/lib/config/animals/collect-storage";
import type {
  CollectedRecord,
  Collector,
} from "@/lib/contract/animals/records/collected-animals/collected-animals.types";

export interface RecordError {
  readonly field: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** A record on this device. It stays until the backend has named its id as stored. */
export interface SavedRecord {
  readonly clientId: string;
  /** Account that saved it: never sent by another one. */
  readonly agentId: number;
  readonly savedAt: string;
  readonly record: CollectedRecord;
  /** Why the backend has refused it. Empty again once it was corrected. */
  readonly errors: readonly RecordError[];
}

interface CollectSchema extends DBSchema {
  records: { key: string; value: SavedRecord };
  device: { key: string; value: Collector };
}

const { records, device, collector, lock } = collectStorage;

let opened: Promise<IDBPDatabase<CollectSchema>> | undefined;

function open(): Promise<IDBPDatabase<CollectSchema>> {
  opened ??= openDB<CollectSchema>(collectStorage.database, collectStorage.version, {
    upgrade(database) {
      database.createObjectStore(records, { keyPath: "clientId" });
      database.createObjectStore(device);
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** Oldest first. */
export async function readRecords(): Promise<readonly SavedRecord[]> {
  const all = await (await open()).getAll(records);
  return all.toSorted((one, other) => one.savedAt.localeCompare(other.savedAt));
}

export const readCollector = async (): Promise<Collector | undefined> =>
  (await open()).get(device, collector);

export const saveCollector = async (agent: Collector) => (await open()).put(device, agent, collector);

export async function addRecord(saved: SavedRecord): Promise<void> {
  await (await open()).add(records, saved);
  announceChange();
}

/** False if it has been sent in the meantime. Waits while records are being sent. */
export function correctRecord(saved: SavedRecord): Promise<boolean> {
  return withLock(async () => {
    const transaction = (await open()).transaction(records, "readwrite");
    const isHere = (await transaction.store.getKey(saved.clientId)) !== undefined;
    if (isHere) await transaction.store.put(saved);
    await transaction.done;
    if (isHere) announceChange();
    return isHere;
  });
}

/** Deletes what the backend has stored, and notes what it has refused. The caller holds the lock. */
export async function settleRecords(
  stored: readonly string[],
  refused: readonly SavedRecord[],
): Promise<void> {
  const transaction = (await open()).transaction(records, "readwrite");
  await Promise.all([
    ...stored.map((clientId) => transaction.store.delete(clientId)),
    ...refused.map((saved) => transaction.store.put(saved)),
    transaction.done,
  ]);
  announceChange();
}

export async function removeRecord(clientId: string): Promise<void> {
  await withLock(async () => (await open()).delete(records, clientId));
  announceChange();
}

/** Deletes the records of an account, and its name if it is the agent of this device. */
export async function forgetAgent(agentId: number): Promise<void> {
  await withLock(async () => {
    const transaction = (await open()).transaction([records, device], "readwrite");
    const [all, agent] = await Promise.all([
      transaction.objectStore(records).getAll(),
      transaction.objectStore(device).get(collector),
    ]);
    const own = all.filter((saved) => saved.agentId === agentId);
    await Promise.all([
      ...own.map(({ clientId }) => transaction.objectStore(records).delete(clientId)),
      agent?.id === agentId && transaction.objectStore(device).delete(collector),
      transaction.done,
    ]);
  });
  announceChange();
}

/** Browsers without Web Locks have one tab at a time, or send twice, which the backend recognises. */
const withLock = <Result>(run: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request(lock, run) : run();

/** Undefined if another tab is sending or correcting. */
export const withFreeLock = <Result>(run: () => Promise<Result>): Promise<Result | undefined> =>
  "locks" in navigator
    ? navigator.locks.request(lock, { ifAvailable: true }, async (free) => (free ? run() : undefined))
    : run();

function announceChange(): void {
  const channel = new BroadcastChannel(collectStorage.channel);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after every change of the records, in this tab or another one. Returns how to stop. */
export function watchRecords(onChange: () => void): () => void {
  const channel = new BroadcastChannel(collectStorage.channel);
  channel.onmessage = onChange;
  return () => channel.close();
}
