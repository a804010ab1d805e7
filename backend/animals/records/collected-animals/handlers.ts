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
  list: listCollected,
  create: createCollected,
  update: updateCollected,
  remove: removeCollected,
  collector: readCollector,
  sync: { outsideTransaction: syncCollected },
  signature: readSignature,
  waiting: listWaiting,
  claim: claimCollected,
  decline: declineCollected,
};
