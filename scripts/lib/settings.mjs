import { resolve } from "node:path";
import { Sentence } from "./sentence.mjs";

/**
 * What our scripts read of the environment: these rows and no others (.env.example explains them).
 * @typedef {ReturnType<typeof readSettings>} Settings
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(root, env) {
  return {
    port: portOf("PORT", env.PORT, 3000),
    backendPort: portOf("BACKEND_PORT", env.BACKEND_PORT, 0),
    appOrigin: addressOf("APP_ORIGIN", env.APP_ORIGIN),
    upstreamUrl: addressOf("UPSTREAM_URL", env.UPSTREAM_URL),
    databaseUrl: env.DATABASE_URL?.trim() ?? "",
    dataDir: resolve(root, env.DATA_DIR?.trim() || ".data"),
    logLevel: env.LOG_LEVEL?.trim() ?? "",
    nodeEnv: env.NODE_ENV?.trim() ?? "",
  };
}

/** @param {string} name @param {string | undefined} text @param {number} fallback */
function portOf(name, text, fallback) {
  const value = text?.trim();
  if (!value) return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new Sentence(`${name} is "${value}": give a whole number from 0 to 65535.`);
  return Number(value);
}

/** @param {string} name @param {string | undefined} text */
function addressOf(name, text) {
  const value = text?.trim().replace(/\/+$/, "");
  if (!value) return "";
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new Sentence(`${name} is "${value}": give an address that begins with http:// or https://.`);
  return value;
}
