import { runBundle } from "./lib/run-bundle.mjs";

// `npm run admin -- create …` calls `node scripts/command.mjs admin create …`.
const [name = "", ...args] = process.argv.slice(2);
await runBundle(name, args);
