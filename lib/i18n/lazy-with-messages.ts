import { type ComponentType, createElement, lazy } from "react";
import type { MessageArea, Messages } from "@/lib/i18n/generated/message-types";
import { pageLanguage } from "./page-language";

/**
 * A component loaded on demand, together with the messages of one area, which it receives as the prop `messages`. Both
 * are requested at the same time.
 */
export function lazyWithMessages<
  Area extends MessageArea,
  Props extends { readonly messages: Messages[Area] },
>(area: Area, loadComponent: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Component, messages] = await Promise.all([loadComponent(), loadArea(area)]);
    const WithMessages = (props: Omit<Props, "messages">) =>
      // The only prop left out is the one added here.
      createElement(Component, { ...props, messages } as unknown as Props);
    return { default: WithMessages };
  });
}

/** Loaded on demand as well, because its list of message files would be part of every page. */
async function loadArea<Area extends MessageArea>(area: Area): Promise<Messages[Area]> {
  const { loadMessages } = await import("./load-messages");
  return loadMessages(pageLanguage(), area);
}
