import { useEffect, useState } from "react";
import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { collectedAnimalsRoutes } from "@/lib/contract/collected-animals/collected-animals.routes";
import type { Collector } from "@/lib/contract/collected-animals/collected-animals.types";
import { sendPlainCall } from "@/store/api/plain-call";
import { readCollector, readRecords, type SavedRecord, saveCollector, watchRecords } from "./device-store";
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

  async function send(): Promise<void> {
    if (!navigator.onLine) return;
    setSync({ kind: "sending" });
    const outcome = await identifyAndSync().catch(() => ({ kind: "failed" }) as const);
    setSync(outcome);
    setDevice(await readDevice());
  }

  useEffect(() => {
    const sendIfVisible = () => {
      if (!document.hidden) void send();
    };
    // After the first render: the state must not change while the effect runs.
    const first = setTimeout(sendIfVisible);
    addEventListener("online", sendIfVisible);
    return () => {
      clearTimeout(first);
      removeEventListener("online", sendIfVisible);
    };
  }, []);

  return { device, sync, isOnline, send, reload: async () => setDevice(await readDevice()) };
}

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
