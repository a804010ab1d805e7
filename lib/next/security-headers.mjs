import { walletOrigins } from "./payment-hosts.mjs";

/** What no page of ours needs; the camera is for reading a barcode when a test is activated. */
const unused = [
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

/** @param {{camera?: string, payment?: string}} [used] */
const permissions = ({ camera = "()", payment = "()" } = {}) =>
  [`camera=${camera}`, ...unused.map((name) => `${name}=()`), `payment=${payment}`].join(", ");

const wallets = `(self ${walletOrigins.map((origin) => `"${origin}"`).join(" ")})`;

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissions(),
  // Payment providers open windows that must find their way back to the one that opened them.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** Proxies in a row write a list. */
const isHttps = /** @type {const} */ ({
  type: "header",
  key: "x-forwarded-proto",
  value: "https(?:\\s*,.*)?",
});

/** The headers of every answer; a later rule replaces what an earlier one says. */
export const securityHeaders = () => [
  { source: "/(.*)", headers: listed(everywhere) },
  {
    source: "/(.*)",
    has: [isHttps],
    headers: listed({ "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  },
  // Their addresses hold a key that nobody else may see.
  ...["/reset-password/:path*", "/register/confirm/:path*"].map((source) => ({
    source,
    headers: listed({ "Referrer-Policy": "no-referrer" }),
  })),
  ...["/checkout/:path*", "/my/:page(pending-orders|invoices|vet-invoices)/:path*"].map((source) => ({
    source,
    headers: listed({ "Permissions-Policy": permissions({ payment: wallets }) }),
  })),
  {
    source: "/activate/:path*",
    headers: listed({ "Permissions-Policy": permissions({ camera: "(self)" }) }),
  },
];

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
