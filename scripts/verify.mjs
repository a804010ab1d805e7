import { enter, root } from "./lib/enter.mjs";
import { tell } from "./lib/results.mjs";
import { secondsSince, say } from "./lib/say.mjs";
import { environmentForTests } from "./lib/test-environment.mjs";
import { verify } from "./lib/verify.mjs";

await enter(async ({ signal }) => {
  const since = Date.now();
  const results = await verify({ root, env: environmentForTests(root, process.env), signal }, tell);
  const failed = results.filter((result) => result.failed.length > 0).map((result) => result.name);
  say(`${failed.length > 0 ? `Not right: ${failed.join(", ")}.` : "All is well."} ${secondsSince(since)}`);
  return failed.length > 0 ? 1 : 0;
});
