import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

export type ParentageMessages = Messages["parentage"];

export type FormTexts = Pick<ParentageMessages, "form" | "roles">;
export type FormTranslate = Translate<FormTexts>;

export type ConsentTexts = Pick<ParentageMessages, "consents">;
