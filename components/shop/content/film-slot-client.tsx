"use client";

import { Suspense, useSyncExternalStore } from "react";
import type { FilmPlayerProps } from "./film-player";
import { lazyPart } from "@/components/ui/lazy-part";

const FilmPlayer = lazyPart(async () => (await import("./film-player")).FilmPlayer);

/** Nothing without script. The player is loaded only by pages with a film, although all content pages are one route. */
export function FilmSlot(props: FilmPlayerProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense>
      <FilmPlayer {...props} />
    </Suspense>
  );
}

const subscribeToNothing = () => () => undefined;
