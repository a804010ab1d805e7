import { channel } from "node:diagnostics_channel";

/**
 * What the storefront reports while it works. The same channels exist inside and outside of Next's bundles.
 * scripts/lib/shop-metrics.mjs listens to the first two with METRICS_PORT, and lib/server/canonical-paths.ts to the last.
 */
export const channels = {
  /** `{ call, status, ms }` */
  call: channel("tailmark:call"),
  /** `{ isHit }` */
  pageCache: channel("tailmark:page-cache"),
  /** `{ market, path }` of a product or breed */
  canonicalPath: channel("tailmark:canonical-path"),
};
