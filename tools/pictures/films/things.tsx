import type { ReactNode } from "react";
import { PawPrint } from "@/tools/pictures/paw-print";
import { Move } from "./motion";

/** Things of the films. Each is drawn around 0, 0. */

/** A swab: its tip at 0, 0, the stick to the right. */
export function Swab({ length = 66 }: { readonly length?: number }) {
  return (
    <g>
      <path d={`M6 0H${length}`} stroke="#d9b99b" strokeWidth={4} />
      <path d="M0 0H13" stroke="#fff" strokeWidth={10} />
      <path d="M-1 3H13" stroke="#e6e0d8" strokeWidth={3} />
    </g>
  );
}

/** A mug in which two swabs dry; its foot is at 0, 0. */
export function Mug({
  colour = "#6d8fb5",
  children,
}: {
  readonly colour?: string;
  readonly children?: ReactNode;
}) {
  return (
    <g>
      <ellipse cy={1} rx={26} ry={4} fill="#201a26" opacity={0.12} />
      <path d="M20-32c18-4 22 20 0 22" stroke={colour} strokeWidth={6} />
      <ellipse cy={-42} rx={22} ry={5} fill="#3f5673" />
      {children}
      <path d="M-22-42C-22-35 22-35 22-42L20-4C19 2-19 2-20-4Z" fill={colour} />
      <path d="M22-42 20-4C19 0 10 1 4 1L8-37Z" fill="#201a26" opacity={0.1} />
    </g>
  );
}

/** Two swabs in the mug, tips up. */
export function DryingSwabs() {
  return (
    <>
      <g transform="translate(-11 -86) rotate(82)">
        <Swab length={50} />
      </g>
      <g transform="translate(10 -88) rotate(97)">
        <Swab length={50} />
      </g>
    </>
  );
}

/** The open kit from the front; the middle of its foot is at 0, 0. */
export function KitBox() {
  return (
    <g>
      <ellipse cy={1} rx={56} ry={5} fill="#201a26" opacity={0.12} />
      <path d="M-46-52-58-70H34L46-52Z" fill="#7d1240" />
      <path d="M-30-64 14-74 18-40-26-40Z" fill="#fffaf3" />
      <path d="M-30-64-4-52 14-74" stroke="#d9c3ae" strokeWidth={2.5} />
      <path d="M-46-52H46V0H-46Z" fill="#be185d" />
      <path d="M20-52H46V0H20Z" fill="#9d174d" />
      <path d="M-46-52H46L52-44H-52Z" fill="#d6336c" />
      <PawPrint transform="translate(-8 -20) scale(.6)" />
    </g>
  );
}

export const bars = "M0 0v12M4 0v12M7 0v12M12 0v12M15 0v12M20 0v12M24 0v12M27 0v12";

/** A paper sleeve of 34 by 92 with a barcode, its lower middle at 0, 0. */
export function Sleeve({ mark, children }: { readonly mark?: string; readonly children?: ReactNode }) {
  return (
    <g>
      <path d="M-17-92H17V0H-17Z" fill="#efe4d2" />
      {children}
      <path d="M-17-78H17V0H-17Z" fill="#fffaf3" />
      <path d="M9-78H17V0H9Z" fill="#f1e6d6" />
      <path
        d={bars}
        transform="translate(-13 -26) scale(.9 1)"
        stroke="#3b3540"
        strokeWidth={1.8}
        strokeLinecap="butt"
      />
      <path d="M-11-60H8M-11-50H3" stroke="#d9c3ae" strokeWidth={3} />
      {mark && <circle cy={-38} cx={-6} r={5} fill={mark} />}
    </g>
  );
}

/** A stopwatch whose ring fills. */
export function Stopwatch({ children }: { readonly children: ReactNode }) {
  return (
    <g>
      <path d="M-4-31H4M0-30V-24" stroke="#9d174d" strokeWidth={6} />
      <circle r={24} fill="#fffaf3" />
      <circle r={18} stroke="#efdfd0" strokeWidth={7} />
      {children}
    </g>
  );
}

/** The part of the ring that is full, as a share of it. */
export function Ring({ share = 1, from = 0 }: { readonly share?: number; readonly from?: number }) {
  const at = (part: number) => {
    const angle = part * 2 * Math.PI;
    return `${Math.round(1800 * Math.sin(angle)) / 100} ${Math.round(-1800 * Math.cos(angle)) / 100}`;
  };
  const middle = from + share / 2;
  return (
    <path
      d={`M${at(from)}A18 18 0 0 1 ${at(middle)}A18 18 0 0 1 ${at(from + share)}`}
      pathLength={1}
      stroke="#be185d"
      strokeWidth={7}
      strokeLinecap="butt"
    />
  );
}

interface RoomProps {
  readonly wall: string;
  readonly floor: string;
  /** Height of the line between both. */
  readonly at?: number;
}

export function Room({ wall, floor, at = 150 }: RoomProps) {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={wall} />
      <path d={`M0 ${at}H320V200H0Z`} fill={floor} />
    </>
  );
}

/** A clock whose hand passes some time. */
export function Clock({ turn, seconds }: { readonly turn: number; readonly seconds: number }) {
  return (
    <g>
      <circle r={30} fill="#9d174d" />
      <circle r={25} fill="#fffaf3" />
      <path d="M0-20V-17M20 0H17M0 20V17M-20 0H-17" stroke="#d9c3ae" strokeWidth={3} />
      <path d="M0 0 10 8" stroke="#2b2530" strokeWidth={4} />
      <Move motion="turn" at={0.2} seconds={seconds} degrees={turn} around={[0, 0]}>
        <path d="M0 0V-17" stroke="#2b2530" strokeWidth={3} />
      </Move>
      <circle r={3} fill="#be185d" />
    </g>
  );
}

/** A label of 84 by 44 that is written upon, its lower middle at 0, 0. */
export function Label({ mark = "#be185d" }: { readonly mark?: string }) {
  return (
    <g>
      <path d="M-42-40H42V4H-42Z" fill="#fffaf3" />
      <path d="M-42-40H42V-30H-42Z" fill={mark} />
      <path d="M-34-20H6M-34-8H-6" stroke="#d9c3ae" strokeWidth={2} />
      <Move motion="draw" at={0.6} seconds={1.8}>
        <path
          d="M-34-20q4-6 6 0t6 0 6 0 6-1 6 0M-34-8q4-6 6 0t6 0 6 0"
          pathLength={1}
          stroke="#38518a"
          strokeWidth={2.5}
          strokeLinecap="butt"
        />
      </Move>
    </g>
  );
}

/** Held at 0, 0. */
export function Pen() {
  return (
    <>
      <path d="M-12 12 30-30" stroke="#2f3c5c" strokeWidth={6} />
      <path d="M-16 16-11 11" stroke="#201a26" strokeWidth={3} />
    </>
  );
}
