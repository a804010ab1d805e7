import type { ReactNode } from "react";

interface PictureProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The sheet that each picture is drawn on. Lines are round at their ends and corners: that is our hand. */
export function Picture({ width, height, children }: PictureProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
