import { explainedNames } from "./explained-names.mjs";

/**
 * The environment without what a person has set for their own shop. Emptied, not removed: what is absent would be
 * read from their .env, and send the tests to their own data.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentForTests(root, env) {
  const kept = Object.entries(env).filter(([name]) => !/^(NODE_ENV|FORCE_COLOR|TEST_\w+)$/.test(name));
  const emptied = [...explainedNames(root)].map((name) => [name, ""]);
  return { ...Object.fromEntries([...kept, ...emptied]), NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
}
