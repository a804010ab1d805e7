/**
 * Pages whose camera reads barcodes: each path and everything below it. Only they may use the camera, and only they may
 * compile WebAssembly, which reads barcodes in browsers without a reader of their own. A page made per request must be
 * among those that `middleware.ts` matches; a static page has its policy from the page cache.
 */
export const scanPaths = ["/activate", "/admin/lab", "/collect"];

/** @param {string} pathname */
export const isScanPage = (pathname) =>
  scanPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
