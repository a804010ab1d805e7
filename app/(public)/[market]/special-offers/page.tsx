export { offersMetadata as generateMetadata, OffersPage as default } from "./_offers/offers-page";

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export const dynamic = "force-dynamic";
