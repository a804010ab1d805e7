import { type ComponentType, createElement } from "react";
import type { LazyArea } from "./load-messages";
import { MessagesProvider } from "./messages-provider-client";
import { pageLanguage } from "./page-language";

/** Loads a component together with the areas of messages that it needs, for `lazyPart`. All are requested at the same time. */
export const loadWithMessages =
  <Props extends object>(areas: readonly LazyArea[], loadComponent: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Component, messages] = await Promise.all([loadComponent(), loadAreas(areas)]);
    return function WithMessages(props) {
      return createElement(MessagesProvider, { messages }, createElement(Component, props));
    };
  };

/** Loaded on demand as well, because its list of message files would be part of every page. */
export async function loadAreas(areas: readonly LazyArea[]): Promise<Readonly<Record<string, unknown>>> {
  const { loadMessages } = await import("./load-messages");
  const language = pageLanguage();
  const loaded = await Promise.all(
    areas.map(async (area) => [area, await loadMessages(language, area)] as const),
  );
  return Object.fromEntries(loaded);
}
