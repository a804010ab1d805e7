import type { AddToCartMessages } from "@/components/shop/public/add-to-cart-client";
import type { Language } from "@/lib/config/languages";
import { getMessages } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";

/** What the order form displays. */
export const addToCartMessages = (language: Language): AddToCartMessages =>
  pickMessages(getMessages(language, "products"), [
    "quantity",
    "less",
    "more",
    "add",
    "adding",
    "priceChanged",
  ]);
