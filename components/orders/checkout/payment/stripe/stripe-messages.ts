import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

export type StripeMessages = Messages["payments"]["stripe"];
export type StripeTranslate = Translate<StripeMessages>;
export type StripeFailure = keyof StripeMessages["failures"];
