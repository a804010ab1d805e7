import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { UserError } from "./run.mjs";

/**
 * The environment completed from .env.local and .env. Next reads these files for the shop only; reading them here
 * gives shop and backend the same values.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(root, env) {
  return { ...readEnvFile(join(root, ".env")), ...readEnvFile(join(root, ".env.local")), ...env };
}

/** @param {string} path */
function readEnvFile(path) {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/**
 * All environment variables that the scripts read (documented in .env.example).
 * @typedef {ReturnType<typeof readSettings>} Settings
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(root, env) {
  return {
    port: parsePort("PORT", env.PORT, 3000),
    backendPort: parsePort("BACKEND_PORT", env.BACKEND_PORT, 0),
    appOrigin: parseUrl("APP_ORIGIN", env.APP_ORIGIN),
    upstreamUrl: (env.UPSTREAM_URL ?? "")
      .split(",")
      .flatMap((url) => parseUrl("UPSTREAM_URL", url) || [])
      .join(","),
    databaseUrl: env.DATABASE_URL?.trim() ?? "",
    smtpUrl: env.SMTP_URL?.trim() ?? "",
    dataDir: resolve(root, env.DATA_DIR?.trim() || ".data"),
    logLevel: env.LOG_LEVEL?.trim() ?? "",
  };
}

/** Creates the data folder. @param {Settings} settings */
export function ensureDataFolder({ upstreamUrl, dataDir }) {
  if (upstreamUrl) return;
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new UserError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @param {string} name @param {string | undefined} text @param {number} fallback */
function parsePort(name, text, fallback) {
  const value = text?.trim();
  if (!value) return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new UserError(`${name} is "${value}": give a whole number from 0 to 65535.`);
  return Number(value);
}

/** @param {string} name @param {string | undefined} text */
function parseUrl(name, text) {
  const value = text?.trim().replace(/\/+$/, "");
  if (!value) return "";
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new UserError(`${name} is "${value}": give an address that begins with http:// or https://.`);
  return value;
}
