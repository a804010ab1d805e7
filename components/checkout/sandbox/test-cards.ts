import type { CheckoutWords } from "@/components/checkout/checkout-words";

type Kind = keyof CheckoutWords["sandbox"]["kinds"];

/** The published numbers that the sandbox's vault takes; all others it refuses. */
export const testCards: readonly { readonly kind: Kind; readonly number: string }[] = [
  { kind: "success", number: "4242 4242 4242 4242" },
  { kind: "declined", number: "4000 0000 0000 0002" },
  { kind: "insufficientFunds", number: "4000 0000 0000 9995" },
  { kind: "needsAction", number: "4000 0000 0000 3220" },
  { kind: "lostAnswer", number: "4000 0000 0000 0119" },
];
