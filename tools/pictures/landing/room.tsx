import type { ReactNode } from "react";
import { darker } from "@/tools/pictures/portrait/colour";

/** Furniture of the landing pictures. Each is drawn around 0, 0. */

interface FrameProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A picture on the wall, its upper left corner at 0, 0. */
export function Frame({ width, height, children }: FrameProps) {
  return (
    <g>
      <path d={`M4 6H${width + 4}V${height + 6}H4Z`} fill="#201a26" opacity={0.1} />
      <path d={`M0 0H${width}V${height}H0Z`} fill="#fffaf3" stroke="#b98a5e" strokeWidth={6} />
      {children}
    </g>
  );
}

/** Won at a show; its middle at 0, 0. */
export function Rosette({ colour }: { readonly colour: string }) {
  return (
    <g>
      <path d="M-10 10-16 50-4 40 2 12ZM10 10 16 50 4 40-2 12Z" fill={darker(colour, 0.18)} />
      <path
        d="M0-24 7-17 17-17 17-7 24 0 17 7 17 17 7 17 0 24-7 17-17 17-17 7-24 0-17-7-17-17-7-17Z"
        fill={colour}
        stroke={colour}
        strokeWidth={5}
      />
      <circle r={12} fill="#fffaf3" />
      <path d="M0-6 2-2 6-2 3 1 4 6 0 3-4 6-3 1-6-2-2-2Z" fill="#e6b94d" />
    </g>
  );
}

/** A plant in a pot, its foot at 0, 0. */
export function Plant() {
  return (
    <g>
      <path
        d="M0-42C-6-90-30-104-46-104-44-78-26-56-2-44ZM2-42C2-96 22-122 40-128 46-96 30-60 4-42Z"
        fill="#5f9c86"
      />
      <path d="M-2-44C-14-84-18-116-4-142 12-118 12-78 4-44Z" fill="#7db39d" />
      <path d="M-22-46H22L16 0H-16Z" fill="#c9704a" />
      <path d="M6-46H22L16 0H4Z" fill="#201a26" opacity={0.1} />
      <path d="M-26-52H26V-40H-26Z" fill="#d98a63" />
    </g>
  );
}
