"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import type { FilmPlayerProps } from "./film-player";

const FilmPlayer = lazy(async () => ({ default: (await import("./film-player")).FilmPlayer }));

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
