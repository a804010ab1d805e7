import {
  address,
  type EnvOf,
  type EnvRow,
  flag,
  integer,
  oneOf,
  origin,
  parseEnv,
  port,
  text,
} from "./parse-env";

/** What the storefront reads of the environment: these rows and no others. */
export const storefrontEnvRows = {
  PORT: port(3000),
  /** Where browsers see the shop. Empty: http://localhost and the port. */
  APP_ORIGIN: origin(),
  UPSTREAM_URL: address(["http:", "https:"], "http://127.0.0.1:4000"),
  /** The header in which the hosting platform names a visitor's country; empty: none does. */
  COUNTRY_HEADER: headerName(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
  /** Where shop programs tell each other whose pages have changed; empty: through a file in DATA_DIR. */
  REDIS_URL: address(["redis:", "rediss:"]),
  /** How much memory the pages may take that are kept. */
  PAGE_CACHE_MB: integer(128, 1, 16_384),
  /** Who knows it may say that the catalogue has changed; empty: nobody. */
  CATALOGUE_WEBHOOK_SECRET: secret(),
  /** Whether admins find every part of the interface in all its states at /admin/design. */
  DESIGN_PAGE: flag(),
  /** Never connected to: a real database says that this is no trial, so an unprotected cookie is refused. */
  DATABASE_URL: text(),
};

export type StorefrontEnv = EnvOf<typeof storefrontEnvRows>;

export function readStorefrontEnv(source: Record<string, string | undefined>): StorefrontEnv {
  const env = parseEnv(storefrontEnvRows, source);
  return { ...env, APP_ORIGIN: env.APP_ORIGIN || `http://localhost:${env.PORT}` };
}

let parsed: StorefrontEnv | undefined;

/** Parsed at the first use, not when imported: a build has no environment to check. */
export function storefrontEnv(): StorefrontEnv {
  parsed ??= readStorefrontEnv(process.env);
  return parsed;
}

function secret(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (value.length < 32) throw new Error("is too easy to guess: take 32 characters or more");
      return value;
    },
  };
}

function headerName(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(value)) throw new Error("is the name of a header");
      return value.toLowerCase();
    },
  };
}
