import type { ReactNode } from "react";

interface PictureProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Root element of every picture, with rounded line ends and corners. */
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
