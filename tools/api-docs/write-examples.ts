// First: it fixes the clock and all random values.
import "./recording/fixed-clock-and-chance.mjs";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDemoBackend } from "./recording/demo-backend";
import { recordAccount } from "./recording/record-account";
import { recordActivation } from "./recording/record-activation";
import { recordAnimals } from "./recording/record-animals";
import { recordCatalogue } from "./recording/record-catalogue";
import { recordCommunity } from "./recording/record-community";
import { recordLists } from "./recording/record-lists";
import { recordOrders } from "./recording/record-orders";
import { recordPurchase } from "./recording/record-purchase";
import { createRecorder } from "./recording/recorder";
import { withShortLists } from "./recording/short-lists";

const file = fileURLToPath(new URL("../../lib/contract/openapi/examples.json", import.meta.url));

/** Calls a backend with the data of the demo, and stores what it answers as the examples of the API document. */
const backend = await startDemoBackend();
try {
  const { read, record, recorded } = createRecorder(backend.address);
  await recordCatalogue(record);
  await recordAnimals(record, read);
  await recordPurchase(record);
  await recordActivation(record);
  await recordAccount(record);
  await recordLists({ read, record }, recorded);
  await recordOrders(record);
  await recordCommunity(record);
  const byName = [...recorded].toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(file, `${JSON.stringify(withShortLists(Object.fromEntries(byName)), null, 2)}\n`);
} finally {
  await backend.stop();
}
