import data from "@/lib/config/markets/markets.json" with { type: "json" };
import { publicSegments } from "./addresses";

/** Paths of the content pages; `next.config.mjs` reads them from `content/` for the build. */
const contentPaths = new Set(process.env["CONTENT_PATHS"]?.split(" "));

/** Lists with filters and pages: static without a query, rendered for each request with one. */
const listPages = [
  /^\/(store|special-offers|pet-owner\/products|tests)$/,
  /^\/store\/(breeder|vet)\/[^/]+\/(?!(breeds|build-custom-profile)$)[^/]+$/,
  /^\/(breeder|vet)\/for-(dogs|cats)\/(?!(breeds|build-your-own-profile)$)[^/]+$/,
];

/** Landing and category pages of a role and a species, which are one page each. */
const sectionPage = /^\/(breeder|vet)\/for-(dogs|cats)(\/(?!(breeds|build-your-own-profile)$)[^/]+)?$/;

/** Words in the place of a species that are none. */
const noSection = /^\/(breeder|vet)\/(?!for-(dogs|cats)(\/|$)|responsible-breeder-program\/)/;

/** Pages that always depend on their query. */
const searchPages = [
  "/search",
  "/store/compare",
  "/breeder/responsible-breeder-program/search",
  "/resources/collection-agents",
];

interface FoundPage {
  /** Below the folder of the market. */
  readonly path: string;
  readonly isDynamic: boolean;
}

/** The public page of an address without language; undefined where no page can be. */
export function findPage(address: string, query: URLSearchParams): FoundPage | undefined {
  if (address === "/") return { path: "", isDynamic: false };
  const isSearch = searchPages.includes(address);
  if (contentPaths.has(address)) return { path: `/content${address}`, isDynamic: isSearch };
  if (!publicSegments.includes(address.split("/")[1] ?? "")) return undefined;
  if (noSection.test(address)) return undefined;
  const isList = listPages.some((page) => page.test(address));
  const isFiltered = isList && data.queryKeys.some((key) => query.has(key));
  const folder = isList && !isFiltered ? "/static" : sectionPage.test(address) ? "/section" : "";
  return { path: folder + address, isDynamic: isFiltered || isSearch };
}
