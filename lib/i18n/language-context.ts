import { createContext, useContext } from "react";
import type { Language } from "@/lib/config/languages";
import { pageLanguage } from "./page-language";

/** Provided by the root layouts (`StoreProvider`), because `pageLanguage()` cannot tell while the server renders. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** The page's language, for components: the same on the server and in the browser. */
export function useLanguage(): Language {
  return useContext(LanguageContext) ?? pageLanguage();
}
