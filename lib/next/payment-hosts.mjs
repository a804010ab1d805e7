/** Its sandbox is a host beneath it. */
const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com"];

/**
 * Whom a page with a payment form may load from and speak to, and no other page. Each provider's own list, as its guide to
 * the policy has it; the fields of a card stand in frames of theirs.
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

/** Whose scripts may ask the browser for a wallet's payment. */
export const walletOrigins = [
  "https://js.stripe.com",
  "https://www.paypal.com",
  "https://www.sandbox.paypal.com",
];

/** Where somebody pays: a cart, what is left open, and what vets owe. @param {string} pathname */
export const isPaymentPage = (pathname) =>
  /^\/(checkout|my\/(pending-orders|invoices|vet-invoices))(\/|$)/.test(pathname);
