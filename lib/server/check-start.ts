import "server-only";
import { EnvError } from "@/lib/config/parse-env";
import { readStorefrontEnv } from "@/lib/config/env";
import { resolveCookieSecurity } from "@/lib/server/session/cookie-security";

/** Validates the environment: a problem prevents the start, a warning is only printed. */
export function checkEnvironment(env: Record<string, string | undefined>): {
  problem?: string;
  warning?: string;
} {
  try {
    const { APP_ORIGIN, DATABASE_URL } = readStorefrontEnv(env);
    const rule = resolveCookieSecurity(APP_ORIGIN, DATABASE_URL);
    if (!rule.ok) return { problem: rule.problem };
    return rule.warning === undefined ? {} : { warning: rule.warning };
  } catch (error) {
    if (error instanceof EnvError) return { problem: error.message };
    throw error;
  }
}

/** Exits when the environment is invalid. */
export function checkStart(): void {
  const { problem, warning } = checkEnvironment(process.env);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
