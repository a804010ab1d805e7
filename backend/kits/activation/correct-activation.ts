import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { withRetry } from "@/backend/db/with-retry";
import type { Caller } from "@/backend/http/caller";
import type { DbContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { enqueueWaitingEvents } from "@/backend/kits/public/enqueue-waiting-events";
import { processLabEvents } from "@/backend/kits/lab/process-events";
import { findActivation, type FoundActivation } from "./find-activation";
import { readActivation, readSamples } from "./read-activation";

export type Correctable = FoundActivation & {
  readonly tubes: Awaited<ReturnType<typeof readSamples>>;
};

/** Changes details, and returns the tubes to compare with them again. */
type Correct = (tx: Tx, found: Correctable) => Promise<readonly number[] | Refusal>;

/** Stores a correction and compares the samples at once, so that the response says whether they fit now. */
export async function correctActivation(
  { db, caller, settings: { appOrigin } }: DbContext,
  token: string,
  correct: Correct,
) {
  const kitIds = await withRetry(() => runInTransaction(db, (tx) => store(tx, { caller, token, correct })));
  if (kitIds instanceof Refusal) return kitIds;
  // A failure is left to the job, which logs it and tries again.
  for (const kitId of kitIds) await processLabEvents({ db, appOrigin }, kitId).catch(() => undefined);
  return runInTransaction(db, (tx) => readActivation(tx, caller, token));
}

interface Correction {
  readonly caller: Caller;
  readonly token: string;
  readonly correct: Correct;
}

async function store(tx: Tx, { caller, token, correct }: Correction): Promise<readonly number[] | Refusal> {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  const { id } = found.activation;
  // A new owner corrects the animal, not who activated the kit.
  if (found.relation !== "owner") return notFound();
  const kitIds = await correct(tx, { ...found, tubes: await readSamples(tx, id) });
  if (kitIds instanceof Refusal) return kitIds;
  await tx.update(activations).set({ updatedAt: new Date() }).where(eq(activations.id, id));
  await enqueueWaitingEvents(tx, kitIds);
  return kitIds;
}

export const detailsFit = new Refusal(409, { code: "details_fit", message: "kits.fitting" });
