import type { ReactNode } from "react";

/** Draws its children and their mirror image. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="matrix(-1 0 0 1 120 0)">{children}</g>
    </>
  );
}
