import type { ReactNode } from "react";
import { requestMessages } from "@/lib/i18n/translate";
import type { MessagePath } from "./message-path";
import { MessagesProvider } from "./messages-provider-client";

interface ClientMessagesProps {
  /** Areas, or parts of them, as the client components inside ask `useMessages` for. */
  readonly areas: readonly MessagePath[];
  readonly children: ReactNode;
}

/** Sends messages to the browser, for the client components inside. */
export function ClientMessages({ areas, children }: ClientMessagesProps) {
  const messages = Object.fromEntries(areas.map((path) => [path, requestMessages(path)]));
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
