export {
  storeMetadata as generateMetadata,
  StorePage as default,
} from "@/app/(public)/[market]/store/_store/store-page";

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export const dynamic = "force-dynamic";
