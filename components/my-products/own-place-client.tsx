"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useShopSelector } from "@/store/hooks";
import type { OwnPartProps } from "./own-part-client";

const OwnPart = lazy(() => import("./own-part-client").then(({ OwnPart: part }) => ({ default: part })));

interface OwnPlaceProps extends OwnPartProps {
  /** For guests; and, as high as what will come, for who is signed in. */
  readonly children: ReactNode;
}

/** Where a product page shows what only its reader can see. Nothing of it is loaded for guests. */
export function OwnPlace({ children, ...part }: OwnPlaceProps) {
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  if (!isLoggedIn) return children;
  return (
    <Suspense fallback={children}>
      <OwnPart {...part} />
    </Suspense>
  );
}
