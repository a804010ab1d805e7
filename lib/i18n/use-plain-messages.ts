import { createContext, useContext } from "react";
import type { Language } from "@/lib/config/languages";
import { type MessagePath, type MessagesAt, partOf } from "./message-path";
import { pageLanguage } from "./page-language";

/*
 * Messages as they are. The frame of every page needs no more: it imports `#use-plain-messages`, and pages whose other
 * components do without values load nothing that formats them.
 */

/** Provided by the root layouts, because `pageLanguage()` cannot tell while the server renders. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** Trees of messages by their path. */
export type ProvidedMessages = Readonly<Record<string, unknown>>;

export const MessagesContext = createContext<ProvidedMessages>({});

export function useLanguage(): Language {
  return useContext(LanguageContext) ?? pageLanguage();
}

/** The messages of an area or a part of one: `useMessages("shows.form")`. The page provides them with `ClientMessages`. */
export function useMessages<Path extends MessagePath>(path: Path): MessagesAt<Path> {
  return findMessages(useContext(MessagesContext), path);
}

/** Finds `shows.form.kinds` in `shows.form` where only that is provided. */
function findMessages<Path extends MessagePath>(provided: ProvidedMessages, path: Path): MessagesAt<Path> {
  const keys = path.split(".");
  for (let length = keys.length; length > 0; length--) {
    const tree: unknown = provided[keys.slice(0, length).join(".")];
    if (tree === undefined) continue;
    return partOf(tree, keys.slice(length)) as MessagesAt<Path>;
  }
  throw new Error(`The messages “${path}” are not provided: add them to the page's ClientMessages.`);
}
