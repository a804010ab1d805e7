import { useMemo } from "react";
import { createTranslator, type Translate } from "./translator";
import { pageLanguage } from "./page-language";

/** Translate function of a client component, for the messages it received as a prop. */
export function useTranslator<M>(messages: M): Translate<M> {
  return useMemo(() => createTranslator(pageLanguage(), messages), [messages]);
}
