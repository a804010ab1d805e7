import "server-only";
import { EnvError } from "@/lib/config/parse-env";
import { readStorefrontEnv } from "@/lib/config/env";
import { cookieRuleOf } from "@/lib/server/session/cookie-rule";

/** What stands against this environment, or only speaks for care. */
export function judgeStart(env: Record<string, string | undefined>): { problem?: string; warning?: string } {
  try {
    const { APP_ORIGIN, DATABASE_URL } = readStorefrontEnv(env);
    const rule = cookieRuleOf(APP_ORIGIN, DATABASE_URL);
    if (!rule.ok) return { problem: rule.problem };
    return rule.warning === undefined ? {} : { warning: rule.warning };
  } catch (error) {
    if (error instanceof EnvError) return { problem: error.message };
    throw error;
  }
}

/** Ends the program rather than serve with an environment that is wrong. */
export function checkStart(): void {
  const { problem, warning } = judgeStart(process.env);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
