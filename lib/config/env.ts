import {
  address,
  addresses,
  EnvError,
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

/** Every environment variable the storefront reads. */
export const storefrontEnvRows = {
  PORT: port(3000),
  /** Read by scripts/serve-shop.mjs. */
  HOST: text(),
  METRICS_PORT: port(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(["http:", "https:"]),
  /** Public address of the shop; empty means http://localhost and the port. */
  APP_ORIGIN: origin(),
  /** Backends, separated by commas. */
  UPSTREAM_URL: addresses(["http:", "https:"], ["http://127.0.0.1:4000"]),
  /** Header in which the hosting platform sends the visitor's country; empty for none. */
  COUNTRY_HEADER: headerName(),
  /** Proxies in front of the shop that append to X-Forwarded-For; empty means 1 if APP_ORIGIN is https, else 0. */
  TRUSTED_PROXY_HOPS: hops(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
  /** Where storefront processes share which pages have changed; empty for a single process. */
  REDIS_URL: address(["redis:", "rediss:"]),
  /** Memory for cached pages. */
  PAGE_CACHE_MB: integer(128, 1, 16_384),
  /** Defers hydration, reorders the head and replays early clicks; read by lib/next/early-paint/setting.mjs. */
  EARLY_PAINT: oneOf(["on", "off"], "on"),
  /** A shared cache in front keys its entries by store and language; read by lib/next/cache/edge-headers.mjs. */
  EDGE_CACHE: flag(),
  /** Where that cache drops responses by tag, with its bearer token; read by lib/next/cache/cache-handler.mjs. */
  EDGE_PURGE_URL: address(["http:", "https:"]),
  EDGE_PURGE_TOKEN: text(),
  /** Signs the catalogue webhook; empty disables it. */
  CATALOGUE_WEBHOOK_SECRET: secret(),
  /** Enables the component gallery at /admin/design. */
  DESIGN_PAGE: flag(),
  /** Template of map tiles; empty for our own outlines. */
  MAP_TILES_URL: tileTemplate(),
  /** Shown below maps; the licence of most tiles requires it. */
  MAP_TILES_ATTRIBUTION: text(),
  /** Shows Google Maps where no tiles are set. Visible to visitors: restrict it to the shop's address at Google. */
  GOOGLE_MAPS_KEY: googleKey(),
  /** Only checked for presence: with a real database an insecure session cookie is refused. */
  DATABASE_URL: text(),
};

export type StorefrontEnv = Omit<EnvOf<typeof storefrontEnvRows>, "TRUSTED_PROXY_HOPS"> & {
  readonly TRUSTED_PROXY_HOPS: number;
};

export function readStorefrontEnv(source: Record<string, string | undefined>): StorefrontEnv {
  const env = parseEnv(storefrontEnvRows, source);
  if (env.MAP_TILES_URL && !env.MAP_TILES_ATTRIBUTION)
    throw new EnvError("Correct the environment: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION.");
  const APP_ORIGIN = env.APP_ORIGIN || `http://localhost:${env.PORT}`;
  // The storefront itself speaks no TLS, so https means that a proxy is in front.
  const TRUSTED_PROXY_HOPS = env.TRUSTED_PROXY_HOPS ?? (APP_ORIGIN.startsWith("https:") ? 1 : 0);
  return { ...env, APP_ORIGIN, TRUSTED_PROXY_HOPS };
}

let parsed: StorefrontEnv | undefined;

/** Parsed at first use, not at import, because a build has no environment. */
export function storefrontEnv(): StorefrontEnv {
  parsed ??= readStorefrontEnv(process.env);
  return parsed;
}

function secret(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (value.length < 32) throw new Error("is too short: use 32 characters or more");
      return value;
    },
  };
}

function headerName(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(value)) throw new Error("must be the name of a header");
      return value.toLowerCase();
    },
  };
}

/** Its host is part of the content security policy, so it has no placeholder. */
function tileTemplate(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      const isComplete = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
      if (!isComplete || !/^https?:\/\/[a-z0-9.-]+(:\d+)?\/[^\s;,'"]+$/i.test(value))
        throw new Error("is an address with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png");
      return value;
    },
  };
}

function googleKey(): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (!/^[\w-]{8,100}$/.test(value)) throw new Error("must be a key of Google Maps");
      return value;
    },
  };
}

function hops(): EnvRow<number | undefined> {
  return { ...integer(0, 0, 10), fallback: undefined };
}
