import { useMemo } from "react";
import { useLanguage } from "./language-context";
import { createTranslator, type Translate } from "./translator";

/** Translate function of a client component, for the messages it received as a prop. */
export function useTranslator<M>(messages: M): Translate<M> {
  const language = useLanguage();
  return useMemo(() => createTranslator(language, messages), [language, messages]);
}
