import { runScript, root } from "./lib/process/run-script.mjs";
import { printResult } from "./lib/report/results.mjs";
import { formatSecondsSince, print } from "./lib/report/print.mjs";
import { testEnvironment } from "./lib/env/test-environment.mjs";
import { runConcurrently } from "./lib/process/run-concurrently.mjs";
import { listFileChecks, testUnits } from "./lib/suites/verify.mjs";
import { testSeed } from "./testing/test-seed.mjs";

await runScript(async ({ signal }) => {
  print(`Random samples: TEST_SEED=${testSeed}`);
  const since = Date.now();
  const context = { root, env: testEnvironment(root, process.env), signal };
  // The longest first, so that none runs alone at the end.
  const tasks = [testUnits(context, "unit"), testUnits(context, "dom"), ...listFileChecks(context)];
  const results = await runConcurrently(tasks, printResult);
  const failed = results.filter((result) => result.failed.length > 0).map((result) => result.name);
  print(
    `${failed.length > 0 ? `Failed: ${failed.join(", ")}.` : "All checks passed."} ${formatSecondsSince(since)}`,
  );
  return failed.length > 0 ? 1 : 0;
});
