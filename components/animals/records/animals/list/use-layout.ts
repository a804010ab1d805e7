import { useSyncExternalStore } from "react";
import { brand } from "@/lib/config/brand";

export const layouts = ["grid", "table"] as const;

export type Layout = (typeof layouts)[number];

const key = `${brand.slug}:1:animal-layout`;
const listeners = new Set<() => void>();

/** How animals are listed, as chosen last in this browser. */
export function useLayout(): readonly [Layout, (layout: Layout) => void] {
  const layout = useSyncExternalStore(subscribe, readLayout, () => "grid" as const);
  return [layout, saveLayout];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage throws in private windows: then the choice lasts as long as the page. */
let chosen: Layout | undefined;

function readLayout(): Layout {
  if (chosen !== undefined) return chosen;
  try {
    return layouts.find((name) => name === localStorage.getItem(key)) ?? "grid";
  } catch {
    return "grid";
  }
}

function saveLayout(layout: Layout): void {
  chosen = layout;
  try {
    localStorage.setItem(key, layout);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}
