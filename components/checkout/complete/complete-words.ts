import type { CheckoutWords } from "@/components/checkout/checkout-words";

export type CompleteWords = CheckoutWords["complete"];
