import type { ReactNode } from "react";

/** Draws its children, which are right of the axis of a square of 200, and their mirror image. */
export function Mirror({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 200 0)">{children}</g>
    </>
  );
}
