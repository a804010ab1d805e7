"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { MessagesContext, type ProvidedMessages } from "./use-plain-messages";

interface MessagesProviderProps {
  readonly messages: ProvidedMessages;
  readonly children?: ReactNode;
}

/** Adds messages to those that are already provided. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
