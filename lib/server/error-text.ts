import "server-only";
import { textOfCode } from "@/lib/domain/text-of-code";
import { requestLanguage, requestMessages } from "@/lib/i18n/translate";

/** The text of a code in the language of the page; for a backend without codes its English text. */
export const errorText = (code: string | undefined, english: string): string =>
  textOfCode(requestLanguage(), requestMessages("errors"), code ?? "") ?? english;
