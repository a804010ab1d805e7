import type { Appearance, StripeElementStyle } from "@stripe/stripe-js";

/** Stripe's fields are iframes without access to our styles: they receive the design tokens. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export const appearance = (): Appearance => ({
  theme: "stripe",
  variables: {
    fontFamily: "system-ui, sans-serif",
    fontSizeBase: "16px",
    colorPrimary: token("color-brand"),
    colorText: token("color-ink"),
    colorTextSecondary: token("color-quiet"),
    colorBackground: token("color-card"),
    colorDanger: token("color-affected"),
    borderRadius: token("radius-box"),
  },
});

export const fieldStyle = (): StripeElementStyle => ({
  base: {
    color: token("color-ink"),
    fontFamily: "system-ui, sans-serif",
    fontSize: "16px",
    lineHeight: "24px",
    "::placeholder": { color: token("color-quiet") },
  },
  invalid: { color: token("color-affected") },
});
