import "server-only";
import { permanentRedirect } from "next/navigation";
import { requestLanguage } from "@/lib/i18n/translate";
import { localPath } from "@/lib/navigation/addresses";

/** Redirects to another public page in the same language. Route handlers render nothing and name the language. */
export function redirectToPage(path: string, language = requestLanguage()): never {
  permanentRedirect(localPath(path, language));
}
