import { cspReportPath } from "./csp.mjs";
import { walletOrigins } from "./payment-hosts.mjs";
import { scanPaths } from "./scan-pages.mjs";

/** Browser features no page needs. */
const disabledFeatures = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** @param {{camera?: string, payment?: string}} [allowed] */
const permissions = ({ camera = "()", payment = "()" } = {}) =>
  [`camera=${camera}`, ...disabledFeatures.map((name) => `${name}=()`), `payment=${payment}`].join(", ");

const wallets = `(self ${walletOrigins.map((origin) => `"${origin}"`).join(" ")})`;

export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissions(),
  // Payment windows must be able to reach the page that opened them.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Reporting-Endpoints": `csp="${cspReportPath}"`,
};

/** The headers of every response. A later rule overrides an earlier one. */
export const securityHeaders = () => [
  { source: "/(.*)", headers: toHeaderList(commonHeaders) },
  // These addresses contain a secret token.
  ...["/reset-password/:path*", "/register/confirm/:path*", "/shared/:path*", "/r/:path*"].map((source) => ({
    source,
    headers: toHeaderList({ "Referrer-Policy": "no-referrer" }),
  })),
  ...["/checkout/:path*", "/my/:page(pending-orders|invoices|vet-invoices)/:path*"].map((source) => ({
    source,
    headers: toHeaderList({ "Permissions-Policy": permissions({ payment: wallets }) }),
  })),
  ...scanPaths.map((path) => ({
    source: `${path}/:path*`,
    // Kit activation also takes payments, for tests that are added.
    headers: toHeaderList({ "Permissions-Policy": permissions({ camera: "(self)", payment: wallets }) }),
  })),
];

/** @param {Record<string, string>} headers */
const toHeaderList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
