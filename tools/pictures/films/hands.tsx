import type { ReactNode } from "react";
import { darker, mix } from "@/components/pictures/portrait/colour";

export interface Person {
  readonly skin: string;
  readonly sleeve: string;
}

/** The people of the films, of whom only hands and arms are seen. */
export const people = {
  teal: { skin: "#a9714b", sleeve: "#2f7f79" },
  rose: { skin: "#e3b08d", sleeve: "#c2476f" },
  blue: { skin: "#d59a72", sleeve: "#5b78a8" },
} as const satisfies Readonly<Record<string, Person>>;

/** Forearm and sleeve from the wrist at 0, 0 to the lower right. */
function Arm({ skin, sleeve }: Person) {
  return (
    <>
      <path d="M-4 0 40 26" stroke={darker(skin, 0.06)} strokeWidth={23} />
      <path d="M32 22 160 98" stroke={sleeve} strokeWidth={40} strokeLinecap="butt" />
      <path d="M31 21.500 39 26" stroke={darker(sleeve, 0.18)} strokeWidth={42} strokeLinecap="butt" />
    </>
  );
}

interface PinchProps {
  readonly person: Person;
  /** What is held between thumb and forefinger, at 0, 0. */
  readonly children?: ReactNode;
}

/** A hand from the right that holds something between thumb and forefinger at 0, 0. */
export function PinchingHand({ person, children }: PinchProps) {
  const { skin } = person;
  const shade = darker(skin, 0.14);
  return (
    <g>
      <g transform="translate(46 20)">
        <Arm {...person} />
      </g>
      <path d="M30 22Q16 30 10 22M36 28Q24 40 17 32M42 32Q34 46 26 41" stroke={shade} strokeWidth={10} />
      {children}
      <path d="M8 2C14-14 34-18 46-6 58 4 58 26 46 33 32 38 18 32 12 20Z" fill={skin} />
      <path d="M34-7Q16-16-1-4" stroke={skin} strokeWidth={10} />
      <path d="M30 13Q14 14 0 4" stroke={shade} strokeWidth={12} />
      <path d="M31 12Q15 12 1 3.500" stroke={skin} strokeWidth={9.5} />
    </g>
  );
}

/** A flat hand from the right, its finger tips at 0, 0. */
export function FlatHand({ person }: { readonly person: Person }) {
  const { skin } = person;
  return (
    <g>
      <g transform="translate(58 10)">
        <Arm {...person} />
      </g>
      <path d="M34 10Q24 22 14 22" stroke={darker(skin, 0.14)} strokeWidth={11} />
      <path d="M56 2C40-8 16-10 2-4-4-1-3 5 3 6L18 8C22 20 44 26 58 20Z" fill={skin} />
      <path d="M4 1 20 2M10 6 24 6" stroke={darker(skin, 0.16)} strokeWidth={1.6} />
    </g>
  );
}

/** A hand from below whose thumb, at 0, 0, pushes up a lip; the fingers are behind the jaw. */
export function ThumbHand({ person }: { readonly person: Person }) {
  const { skin } = person;
  return (
    <g>
      <g transform="translate(30 52) rotate(24)">
        <Arm {...person} />
      </g>
      <path d="M6 40C4 26 18 20 30 26 46 34 48 56 38 64 22 70 8 58 6 40Z" fill={skin} />
      <path d="M24 38Q14 18 2 4" stroke={darker(skin, 0.14)} strokeWidth={14} />
      <path d="M24 38Q15 18 3 4" stroke={skin} strokeWidth={11.5} />
      <path d="M0-1 5 4" stroke={mix(skin, "#ffe9dc", 0.45)} strokeWidth={4.5} />
    </g>
  );
}
