"use client";

import { lazy, Suspense } from "react";
import type { OverlayProps } from "./dialog-client";

const Loaded = lazy(() => import("./dialog-client").then(({ Dialog }) => ({ default: Dialog })));

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog(props: OverlayProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
