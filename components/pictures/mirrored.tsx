import type { ReactNode } from "react";

/** What is drawn on the left, and its mirror image on the right. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="matrix(-1 0 0 1 120 0)">{children}</g>
    </>
  );
}
