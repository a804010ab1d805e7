import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marketRewrites } from "./lib/next/rewrites.mjs";
import { securityHeaders } from "./lib/next/security-headers.mjs";

/** Drawings change with a release at most: a shelf of thirty must not ask thirty times whether they did. */
const keepPictures = {
  source: "/pictures/:path*",
  headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
};

const compiler = new URL("./lib/config/content/", import.meta.url);

/** Of all that makes pages of `content/`: what an earlier build has kept is made anew when one of them changes. */
const version = readdirSync(compiler)
  .filter((file) => file.endsWith(".mjs"))
  .toSorted()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, compiler))), createHash("sha256"))
  .digest("hex");

/** What makes pages of the files in `content/`. @param {string} name */
const loader = (name) => ({ loader: fileURLToPath(new URL(`${name}.mjs`, compiler)), options: { version } });

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
  turbopack: {
    root: fileURLToPath(new URL("./", import.meta.url)),
    rules: {
      "*.mdx": { loaders: [loader("page-loader")], as: "*.js" },
      "**/content/contents.mjs": { loaders: [loader("list-loader")], as: "*.js" },
    },
  },
  // Reads its data file beside itself, which a bundle would not find.
  serverExternalPackages: ["@ip-location-db/geo-whois-asn-country-mmdb"],
  experimental: { globalNotFound: true },
  cacheHandler: fileURLToPath(new URL("./lib/next/cache/cache-handler.mjs", import.meta.url)),
  // Next's own memory would be a second cache before ours.
  cacheMaxMemorySize: 0,
  headers: async () => [...securityHeaders(), keepPictures],
  rewrites: async () => ({
    beforeFiles: marketRewrites({ countryHeader: process.env.COUNTRY_HEADER?.toLowerCase() ?? "" }),
  }),
};

export default config;
