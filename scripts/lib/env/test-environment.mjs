import { documentedEnvNames } from "./documented-names.mjs";

/**
 * The environment without the settings of the developer's own shop. Set to empty rather than removed: missing ones
 * would be read from .env, and the tests would use the developer's data.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(root, env) {
  const others = Object.entries(env).filter(([name]) => !/^(NODE_ENV|FORCE_COLOR|TEST_\w+)$/.test(name));
  const emptied = [...documentedEnvNames(root)].map((name) => [name, ""]);
  const forTests = {
    PSEUDO_LOCALE: "1",
    LAB_STAGE_SECONDS: "0",
    NEXT_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
  return { ...Object.fromEntries([...others, ...emptied]), ...forTests };
}
