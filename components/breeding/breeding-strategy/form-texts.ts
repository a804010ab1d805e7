import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

export type FormTexts = Pick<Messages["breedingStrategy"], "form" | "roles">;

export type FormTranslate = Translate<FormTexts>;

/** Names of the coat genes of a species, by input. */
export type GeneLabels = Readonly<Record<string, string>>;
