import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { sendPlainCall } from "@/store/api/plain-call";
import {
  readCollector,
  readRecords,
  type SavedRecord,
  saveCollector,
  watchRecords,
  settleRecords,
  withFreeLock,
} from "@/components/animals/public/device-store";
import { collectorLimits } from "@/lib/config/animals/collector";
import { type CallError, isStatus } from "@/store/api/call-error";

interface DeviceState {
  readonly records: readonly SavedRecord[];
  /** The agent who signed in last on this device. */
  readonly collector: Collector | undefined;
}

export type Device = "loading" | "unavailable" | DeviceState;

type Sync = SyncOutcome | { readonly kind: "idle" | "sending" };

/** What is on this device, and sending it: on opening, when the network returns, and on demand. */
export function useCollector() {
  const [device, setDevice] = useState<Device>("loading");
  const [sync, setSync] = useState<Sync>({ kind: "idle" });
  const isOnline = useOnline();

  useEffect(() => {
    const load = () => void readDevice().then(setDevice);
    load();
    return watchRecords(load);
  }, []);

  const isSending = useRef(false);
  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSync({ kind: "sending" });
    setSync(await identifyAndSync().catch(() => ({ kind: "failed" }) as const));
    isSending.current = false;
    setDevice(await readDevice());
  }
  const onOnline = useEffectEvent(() => void send());

  useEffect(() => {
    // After the first render: the state must not change while the effect runs.
    const first = setTimeout(onOnline);
    const listener = () => onOnline();
    addEventListener("online", listener);
    return () => {
      clearTimeout(first);
      removeEventListener("online", listener);
    };
  }, []);

  const isOffline = sync.kind === "offline";
  useEffect(() => {
    if (!isOffline) return;
    const retry = setTimeout(onOnline, retryMs);
    return () => clearTimeout(retry);
  }, [isOffline]);

  return {
    device,
    sync,
    send,
    // A phone counts as online in a hall whose network leads nowhere.
    isOnline: isOnline && !isOffline,
    reload: async () => setDevice(await readDevice()),
  };
}

const retryMs = 30_000;

async function readDevice(): Promise<Device> {
  try {
    const [records, collector] = await Promise.all([readRecords(), readCollector()]);
    return { records, collector };
  } catch {
    return "unavailable";
  }
}

/** Who is signed in decides whose records are sent. Without a session no call is made. */
async function identifyAndSync(): Promise<SyncOutcome> {
  if (!navigator.onLine) return { kind: "offline" };
  if (!document.cookie.split("; ").includes(`${cookieNames.hint}=${signedInHint}`))
    return { kind: "signedOut" };
  const response = await sendPlainCall(collectedAnimalsRoutes.collector);
  if (!response.ok) return { kind: failureOf(response.error) };
  await saveCollector(response.data);
  return syncRecords(response.data.id);
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return isOnline;
}

type SyncOutcome =
  | { readonly kind: "done"; readonly sent: number; readonly refused: number }
  | { readonly kind: "busy" | "offline" | "signedOut" | "notAgent" | "failed" };

/** Sends the records of this agent that are not refused, in batches. Two tabs never send at once. */
async function syncRecords(agentId: number): Promise<SyncOutcome> {
  const outcome = await withFreeLock(() => sendBatches(agentId));
  return outcome ?? { kind: "busy" };
}

async function sendBatches(agentId: number): Promise<SyncOutcome> {
  let [sent, refused] = [0, 0];
  for (;;) {
    const batch = (await readRecords()).filter(isSendable(agentId)).slice(0, collectorLimits.batch);
    if (batch.length === 0) return { kind: "done", sent, refused };
    const records = batch.map(({ clientId, record }) => ({ clientId, record }));
    const response = await sendPlainCall(collectedAnimalsRoutes.sync, { body: { agentId, records } });
    if (!response.ok) return { kind: failureOf(response.error) };
    const { results } = response.data;
    const stored = results.filter(({ status }) => status === "stored").map(({ clientId }) => clientId);
    const wrong = batch.flatMap((saved) => {
      const result = results.find(({ clientId }) => clientId === saved.clientId);
      return result?.status === "refused" ? [{ ...saved, errors: result.errors }] : [];
    });
    await settleRecords(stored, wrong);
    sent += stored.length;
    refused += wrong.length;
    // A backend that names none of the records would be asked for ever.
    if (stored.length + wrong.length === 0) return { kind: "failed" };
  }
}

const isSendable =
  (agentId: number) =>
  (saved: SavedRecord): boolean =>
    saved.agentId === agentId && saved.errors.length === 0;

/** Another account is signed in now: as if signed out. */
function failureOf(error: CallError): "offline" | "signedOut" | "notAgent" | "failed" {
  if (error.kind === "network") return "offline";
  if (isStatus(error, 401) || error.kind === "refusal") return "signedOut";
  return isStatus(error, 403) ? "notAgent" : "failed";
}
