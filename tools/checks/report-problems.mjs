import { pathToFileURL } from "node:url";

/**
 * Runs a check if its module is the program: prints the problems, and fails if there are any.
 * @param {string} url the module's import.meta.url
 * @param {() => string[]} findProblems
 */
export function reportProblems(url, findProblems) {
  if (!process.argv[1] || pathToFileURL(process.argv[1]).href !== url) return;
  const problems = findProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
