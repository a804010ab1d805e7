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
} from "@/components/animals/public/device-store";
import { failureOf, type SyncOutcome, syncRecords } from "./sync-records";

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
