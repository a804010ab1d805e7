import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contentFiles } from "./lib/next/content-loaders/content-files.mjs";
import { securityHeaders } from "./lib/next/security-headers.mjs";
import { writeMessageFiles } from "./tools/messages/write-messages.mjs";

writeMessageFiles();

/** Illustrations change with a release at most: a list of thirty must not cause thirty revalidations. */
const pictureCaching = {
  source: "/pictures/:path*",
  headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
};

const loaders = new URL("./lib/next/content-loaders/", import.meta.url);

/** Hash of the content loaders: a change of one invalidates what an earlier build has cached. */
const version = readdirSync(loaders)
  .filter((file) => file.endsWith(".mjs"))
  .toSorted()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, loaders))), createHash("sha256"))
  .digest("hex");

/** A loader of files in `content/`. @param {string} name */
const loader = (name) => ({ loader: fileURLToPath(new URL(`${name}.mjs`, loaders)), options: { version } });

/** @type {import("next").NextConfig} */
const config = {
  env: {
    CONTENT_PATHS: contentFiles()
      .map(({ path }) => path)
      .join(" "),
    // The hash of all that was built: two storefronts that build the same release are the same.
    BUILD_ID: process.env.BUILD_ID ?? "",
  },
  reactStrictMode: true,
  poweredByHeader: false,
  // The server compresses: see lib/next/request-listener.mjs.
  compress: false,
  agentRules: false,
  // API paths are documented with and without a trailing slash; a redirect would lose request bodies.
  skipTrailingSlashRedirect: true,
  // Images are our own files or resized by the backend; the optimiser would only add attack surface.
  images: { unoptimized: true },
  // `npm run verify` checks the types of the whole project: no second check in the build.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL("./", import.meta.url)),
    rules: {
      "*.mdx": { loaders: [loader("page-loader")], as: "*.js" },
      "**/content/contents.mjs": { loaders: [loader("list-loader")], as: "*.js" },
    },
  },
  // Reads a data file from its own folder, which a bundle would not find.
  serverExternalPackages: ["@ip-location-db/geo-whois-asn-country-mmdb"],
  experimental: {
    globalNotFound: true,
    // Nothing reads them after a build, and they are more than the programs themselves.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    // See "A first load fails with Network error" in docs/pitfalls.md.
    turbopackClientSideNestedAsyncChunking: false,
    // Takes fifteen seconds to write, which only repeated builds earn back: the second one writes it.
    turbopackFileSystemCacheForBuild:
      process.env.CI === undefined && existsSync(new URL("./.next/BUILD_ID", import.meta.url)),
  },
  cacheHandler: fileURLToPath(new URL("./lib/next/cache/cache-handler.mjs", import.meta.url)),
  // Next's own memory cache would sit in front of ours.
  cacheMaxMemorySize: 0,
  headers: async () => [...securityHeaders(), pictureCaching],
};

export default config;
