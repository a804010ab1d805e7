import type { ReactNode } from "react";
import { darker } from "@/components/pictures/portrait/colour";

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

/** A wooden table of 600 across the picture, its upper edge at 0. */
export function OfficeTable() {
  return (
    <g>
      <path d="M36 20H92V130H36ZM548 20H604V130H548Z" fill="#a97f55" />
      <path d="M64 20H92V130H64ZM576 20H604V130H576Z" fill="#201a26" opacity={0.1} />
      <path d="M92 20H548V112H92Z" fill="#b88d61" />
      <path d="M92 20H548V38H92Z" fill="#201a26" opacity={0.1} />
      <path d="M20 0H620C630 0 630 26 620 26H20C10 26 10 0 20 0Z" fill="#c9a074" />
      <path d="M20 0H620C626 0 628 6 627 10H13C12 6 14 0 20 0Z" fill="#dcb88d" />
    </g>
  );
}

/** A letter of 68 by 44, its middle at 0, 0. */
export function Letter() {
  return (
    <g>
      <path d="M-34-22H34V22H-34Z" fill="#fffaf3" stroke="#e6d5c3" strokeWidth={2} />
      <path d="M-34-20 0 6 34-20" stroke="#d9b99b" strokeWidth={3} />
      <circle cy={6} r={6} fill="#be185d" />
    </g>
  );
}

interface SheetProps {
  readonly width: number;
  readonly height: number;
  /** Lines in which nothing is ticked. */
  readonly open?: number;
}

/** A form to fill in, its upper left corner at 0, 0. */
export function Sheet({ width, height, open = 0 }: SheetProps) {
  const rows = Math.floor((height - 40) / 18);
  return (
    <g>
      <path d={`M3 4H${width + 3}V${height + 4}H3Z`} fill="#201a26" opacity={0.1} />
      <path d={`M0 0H${width}V${height}H0Z`} fill="#fffaf3" stroke="#fffaf3" strokeWidth={4} />
      <path d={`M10 14H${width * 0.6}`} stroke="#be185d" strokeWidth={6} />
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(12 ${36 + row * 18})`}>
          <path d="M0-6H10V4H0Z" stroke="#d9b99b" strokeWidth={2} />
          {row < rows - open && <path d="m1-2 4 4 8-10" stroke="#0f766e" strokeWidth={3} />}
          <path d={`M20 0H${width - 26 - (row % 2) * 14}`} stroke="#d9b99b" strokeWidth={3} />
        </g>
      ))}
    </g>
  );
}
