/**
 * Pages whose camera reads barcodes: each path and everything below it. Only they may use the camera, and only they may
 * compile WebAssembly, which reads barcodes in browsers without a reader of their own. Each must be a page that
 * `middleware.ts` matches, because static pages have another policy.
 */
export const scanPaths = ["/activate", "/admin/lab"];

/** @param {string} pathname */
export const isScanPage = (pathname) =>
  scanPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
