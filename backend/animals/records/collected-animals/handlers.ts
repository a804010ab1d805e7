import type { Handlers } from "@/backend/http/handler-types";
import { claimCollected } from "./claim-collected";
import { createCollected } from "./create-collected";
import { declineCollected } from "./decline-collected";
import { listCollected } from "./list-collected";
import { listWaiting } from "./list-waiting";
import { readCollector } from "./read-collector";
import { readSignature } from "./read-signature";
import { syncCollected } from "./sync-collected";
import { removeCollected, updateCollected } from "./update-collected";

export const collectedAnimalsHandlers: Handlers<"collectedAnimals"> = {
  list: ({ tx, caller, query }) => listCollected(tx, caller, query),
  create: ({ tx, caller, body }) => createCollected(tx, caller, body),
  update: ({ tx, caller, params, body }) => updateCollected(tx, caller, params.id, body),
  remove: ({ tx, caller, params }) => removeCollected(tx, caller, params.id),
  collector: ({ tx, caller }) => readCollector(tx, caller),
  sync: { outsideTransaction: ({ db, caller, body }) => syncCollected(db, caller, body) },
  signature: ({ tx, caller, params }) => readSignature(tx, caller, params.id),
  waiting: ({ tx, caller }) => listWaiting(tx, caller),
  claim: ({ params, ...context }) => claimCollected(context, params.id),
  decline: ({ params, ...context }) => declineCollected(context, params.id),
};
