/**
 * Hosts that pages with a map may use, where a map service is configured, and no other page. Google's are from its guide to
 * the content security policy, without eval: maps of pictures need none.
 * @typedef {{script: readonly string[], connect: readonly string[], img: readonly string[], font: readonly string[],
 *   style: readonly string[]}} MapHosts
 * @typedef {import("../domain/community/map-provider").MapProvider} MapProvider
 */

/** @type {MapHosts} */
const none = { script: [], connect: [], img: [], font: [], style: [] };

const google = ["https://*.googleapis.com", "https://*.gstatic.com"];

/** @param {MapProvider | undefined} provider @returns {MapHosts} */
export function mapHosts(provider) {
  if (provider === undefined) return none;
  if (provider.kind === "tiles") return { ...none, img: [new URL(provider.url).origin] };
  return {
    script: ["https://maps.googleapis.com"],
    connect: google,
    img: google,
    font: ["https://fonts.gstatic.com"],
    style: ["https://fonts.googleapis.com"],
  };
}

/** Finders of collection agents and breeders. @param {string} pathname */
export const isMapPage = (pathname) =>
  /^\/(resources\/collection-agents|my\/collection-agents|breeder\/responsible-breeder-program\/search)\/?$/.test(
    pathname,
  );
