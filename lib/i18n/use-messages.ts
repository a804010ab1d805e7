import { useMemo } from "react";
import type { MessagePath, MessagesAt } from "./message-path";
import { createTranslator, type Translate } from "./translator";
import { useLanguage, useMessages } from "./use-plain-messages";

export { useLanguage, useMessages };

/** The translate function for an area of messages. */
export function useTranslator<Path extends MessagePath>(path: Path): Translate<MessagesAt<Path>> {
  const language = useLanguage();
  // The compiler gives up on the messages of any path.
  const messages = useMessages(path) as unknown;
  return useMemo(() => createTranslator(language, messages) as never, [language, messages]);
}
