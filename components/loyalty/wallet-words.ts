import type cartPricing from "@/messages/en/cart-pricing.json";

export type WalletWords = (typeof cartPricing)["wallet"];
