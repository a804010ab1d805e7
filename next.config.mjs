import { fileURLToPath } from "node:url";

/** One character of a path as UTF-8 in percent escapes allows it; bounds as RFC 3629 draws them. */
const hex = "[0-9A-Fa-f]";
const tail = `%[89ABab]${hex}`;
const wellFormed = [
  "[^%]",
  `%[0-7]${hex}`,
  `%[Cc][2-9A-Fa-f]${tail}`,
  `%[Dd]${hex}${tail}`,
  `%[Ee]0%[ABab]${hex}${tail}`,
  `%[Ee][1-9A-CEFa-cef]${tail}${tail}`,
  `%[Ee][Dd]%[89]${hex}${tail}`,
  `%[Ff]0%[9ABab]${hex}${tail}${tail}`,
  `%[Ff][1-3]${tail}${tail}${tail}`,
  `%[Ff]4%8${hex}${tail}${tail}`,
].join("|");

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
  rewrites: async () => ({
    // Next answers 500 where a parameter cannot be decoded; the door answers that there is no such call.
    beforeFiles: [{ source: `/api/:malformed((?!(?:${wellFormed})*$).*)`, destination: "/api/malformed" }],
  }),
};

export default config;
