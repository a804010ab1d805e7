import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

/** Messages of the application page: which of them are displayed is known in the browser only. */
export type BreederMessages = Pick<Messages["responsibleBreeders"], "visit" | "fields" | "facts">;
export type BreederTranslate = Translate<BreederMessages>;
