import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

type CustomProfileMessages = Messages["customProfiles"];

export type BuilderMessages = Pick<CustomProfileMessages, "builder" | "summary" | "better" | "saveDialog">;
export type BuilderTranslate = Translate<BuilderMessages>;

/** Messages of the list of the user's own profiles. */
export type ProfileCardMessages = Pick<
  CustomProfileMessages,
  "mine" | "removeDialog" | "renameDialog" | "saveDialog" | "summary"
>;
export type ProfileCardTranslate = Translate<ProfileCardMessages>;
