import { channel } from "node:diagnostics_channel";

/**
 * What the storefront reports while it works. scripts/lib/shop-metrics.mjs listens with METRICS_PORT; otherwise nobody does. The
 * same channels exist inside and outside of Next's bundle.
 */
export const channels = {
  /** `{ call, status, ms }` */
  call: channel("tailmark:call"),
  /** `{ isHit }` */
  pageCache: channel("tailmark:page-cache"),
};
