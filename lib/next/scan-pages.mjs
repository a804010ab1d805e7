/**
 * Pages whose camera reads barcodes: each path and everything below it. Only they may use the camera, and only they may
 * compile WebAssembly, which reads barcodes in browsers without a reader of their own. Pages of one market must be among
 * those that `middleware.ts` matches: their cache key is not their address.
 */
export const scanPaths = ["/activate", "/admin/lab", "/collect"];

/** @param {string} pathname */
export const isScanPage = (pathname) =>
  scanPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
