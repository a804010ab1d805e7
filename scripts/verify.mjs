import { runScript, root } from "./lib/process/run-script.mjs";
import { printResult } from "./lib/report/results.mjs";
import { formatSecondsSince, print } from "./lib/report/print.mjs";
import { testEnvironment } from "./lib/env/test-environment.mjs";
import { verify } from "./lib/suites/verify.mjs";

await runScript(async ({ signal }) => {
  const since = Date.now();
  const results = await verify({ root, env: testEnvironment(root, process.env), signal }, printResult);
  const failed = results.filter((result) => result.failed.length > 0).map((result) => result.name);
  print(
    `${failed.length > 0 ? `Failed: ${failed.join(", ")}.` : "All checks passed."} ${formatSecondsSince(since)}`,
  );
  return failed.length > 0 ? 1 : 0;
});
