import { fileURLToPath } from "node:url";
import { marketRewrites } from "./lib/config/rewrites.mjs";
import { securityHeaders } from "./lib/server/security-headers.mjs";

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Calls are documented with and without a trailing slash; a redirect would lose the body of some.
  skipTrailingSlashRedirect: true,
  // Pictures are files of our own or resized by the backend; the optimiser would be one more thing to attack.
  images: { unoptimized: true },
  // Tests are checked by verify; a mistake in one must not keep the shop from being built.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  turbopack: { root: fileURLToPath(new URL("./", import.meta.url)) },
  // Reads its data file beside itself, which a bundle would not find.
  serverExternalPackages: ["@ip-location-db/geo-whois-asn-country-mmdb"],
  experimental: { globalNotFound: true },
  cacheHandler: fileURLToPath(new URL("./lib/server/cache/cache-handler.mjs", import.meta.url)),
  // Next's own memory would be a second cache before ours.
  cacheMaxMemorySize: 0,
  headers: async () => securityHeaders(),
  rewrites: async () => ({
    beforeFiles: marketRewrites({ countryHeader: process.env.COUNTRY_HEADER?.toLowerCase() ?? "" }),
  }),
};

export default config;
