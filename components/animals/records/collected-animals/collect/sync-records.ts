import { collectorLimits } from "@/lib/config/animals/collector";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import { type CallError, isStatus } from "@/store/api/call-error";
import { sendPlainCall } from "@/store/api/plain-call";
import {
  readRecords,
  type SavedRecord,
  settleRecords,
  withFreeLock,
} from "@/components/animals/public/device-store";

export type SyncOutcome =
  | { readonly kind: "done"; readonly sent: number; readonly refused: number }
  | { readonly kind: "busy" | "offline" | "signedOut" | "notAgent" | "failed" };

/** Sends the records of this agent that are not refused, in batches. Two tabs never send at once. */
export async function syncRecords(agentId: number): Promise<SyncOutcome> {
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
export function failureOf(error: CallError): "offline" | "signedOut" | "notAgent" | "failed" {
  if (error.kind === "network") return "offline";
  if (isStatus(error, 401) || error.kind === "refusal") return "signedOut";
  return isStatus(error, 403) ? "notAgent" : "failed";
}
