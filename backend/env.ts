import { address, type EnvOf, flag, integer, oneOf, parseEnv, port, text } from "@/lib/config/parse-env";

export const backendEnvRows = {
  BACKEND_HOST: text("127.0.0.1"),
  BACKEND_PORT: port(4000),
  DATABASE_URL: address(["postgres:", "postgresql:"]),
  DATABASE_POOL_SIZE: integer(10, 1, 200),
  DATA_DIR: text(".data"),
  DEMO: flag(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
};

export type BackendEnv = EnvOf<typeof backendEnvRows>;

export function readBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  return parseEnv(backendEnvRows, source);
}
