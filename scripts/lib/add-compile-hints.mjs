import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const hint = "//# allFunctionsCalledOnLoad\n";
/** Characters. Smaller scripts compile in no time. */
const largeScript = 100_000;

/**
 * Lets Chrome compile React and Next in the background while they load. Without this comment, which other browsers ignore,
 * it compiles each function when it is first called, on the main thread: all of them run while a page hydrates.
 * @param {string} build folder of the build
 */
export function addCompileHints(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8"));
  for (const name of rootMainFiles) {
    const file = join(build, name);
    const script = readFileSync(file, "utf8");
    if (script.length > largeScript && !script.startsWith(hint)) writeFileSync(file, hint + script);
  }
}
