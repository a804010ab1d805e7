import type checkout from "@/messages/en/checkout.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
export type CheckoutWords = typeof checkout;

/** Puts what is known into words that have a place for it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
}
