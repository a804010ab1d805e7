"use client";

import { Suspense } from "react";
import type { OverlayProps } from "./dialog-client";
import { lazyPart } from "./lazy-part";

const Loaded = lazyPart(async () => (await import("./dialog-client")).Dialog);

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog(props: OverlayProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
