import type cartPricing from "@/messages/en/cart-pricing.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
export type CouponWords = (typeof cartPricing)["coupon"];
export type PointsWords = (typeof cartPricing)["points"];

/** A code or a name may hold what `replace` takes for a sign of its own. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
