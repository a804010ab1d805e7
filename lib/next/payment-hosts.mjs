/** The sandbox is a subdomain. */
const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com"];

/**
 * Hosts that pages with a payment form may use, and no other page. Taken from each provider's guide to the content
 * security policy; card fields are frames of the provider.
 * @typedef {{script: readonly string[], connect: readonly string[], frame: readonly string[], img: readonly string[]}} Hosts
 * @type {Readonly<Record<string, Hosts>>}
 */
const hostsOf = {
  stripe: {
    script: ["https://js.stripe.com", "https://*.js.stripe.com"],
    connect: ["https://api.stripe.com"],
    frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    img: ["https://*.stripe.com"],
  },
  paypal: {
    script: paypal,
    connect: paypal,
    frame: paypal,
    img: paypal,
  },
};

/** @param {keyof Hosts} kind */
export const paymentHosts = (kind) => Object.values(hostsOf).flatMap((hosts) => hosts[kind]);

/** Origins that may use the Payment Request API. */
export const walletOrigins = [
  "https://js.stripe.com",
  "https://www.paypal.com",
  "https://www.sandbox.paypal.com",
];

/** Pages with a payment form: checkout, kit activation, open orders and invoices. @param {string} pathname */
export const isPaymentPage = (pathname) =>
  /^\/(checkout|activate|my\/(pending-orders|invoices|vet-invoices))(\/|$)/.test(pathname);
