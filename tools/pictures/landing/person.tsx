import type { ReactNode } from "react";
import { darker, lighter } from "@/components/pictures/portrait/colour";
import { ink } from "@/components/pictures/portrait/features";

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
}

interface HeadProps extends Pick<Look, "skin" | "hair"> {
  readonly style: "bun" | "short" | "bob";
  /** Eyes that look down at what the hands do, or at the viewer. */
  readonly eyes?: "down" | "open";
}

/** A head of 76 by 92, its chin at 0, 0. */
export function Head({ skin, hair, style, eyes = "down" }: HeadProps) {
  const shade = darker(skin, 0.16);
  return (
    <g>
      {backHair[style](hair)}
      <path d="M-12-8H12V20H-12Z" fill={darker(skin, 0.1)} />
      {style !== "bob" && <path d="M-31-44a8 10 0 0 0 3 20ZM31-44a8 10 0 0 1-3 20Z" fill={shade} />}
      <path d="M-33-52C-34-16-20 2 0 2S34-16 33-52C32-84-32-84-33-52Z" fill={skin} />
      <path d="M-20-28a7 5 0 1 0 .1 0ZM20-28a7 5 0 1 0 .1 0Z" fill="#d9556b" opacity={0.28} />
      {eyes === "down" ? (
        <path d="M-22-36q7 7 14 0M8-36q7 7 14 0" stroke={ink} strokeWidth={3} />
      ) : (
        <path d="M-15-40v6M15-40v6" stroke={ink} strokeWidth={6} />
      )}
      <path d="M-23-47q8-5 14-2M23-47q-8-5-14-2" stroke={darker(hair, 0.15)} strokeWidth={3} />
      <path d="M1-34q6 9-3 10" stroke={shade} strokeWidth={2.6} />
      <path d="M-11-15Q0-4 11-15Z" fill="#fffaf3" stroke={darker(skin, 0.42)} strokeWidth={2.4} />
      {frontHair[style](hair)}
    </g>
  );
}

type Hair = Readonly<Record<HeadProps["style"], (colour: string) => ReactNode>>;

const backHair: Hair = {
  bun: (colour) => (
    <>
      <circle cy={-92} r={17} fill={darker(colour, 0.1)} />
      <path
        d="M-38-48C-42-100 42-100 38-48 38-26 30-20 24-16H-24C-30-20-38-26-38-48Z"
        fill={darker(colour, 0.1)}
      />
    </>
  ),
  short: () => null,
  bob: (colour) => (
    <path
      d="M-40-50C-46-104 46-104 40-50L44-6C32 4 20 2 14-6H-14C-20 2-32 4-44-6Z"
      fill={darker(colour, 0.1)}
    />
  ),
};

const frontHair: Hair = {
  bun: (colour) => (
    <>
      <path d="M-37-42C-42-92 42-92 37-42 34-56 24-66 8-68-10-60-32-58-37-42Z" fill={colour} />
      <path d="M-14-98Q0-108 13-98" stroke={lighter(colour, 0.2)} strokeWidth={3} />
    </>
  ),
  short: (colour) => (
    <path
      d="M-34-34C-46-66-38-94-4-94 14-100 46-88 35-34 33-46 32-56 28-62 12-58-6-60-18-68-26-62-33-50-34-34Z"
      fill={colour}
    />
  ),
  bob: (colour) => <path d="M-38-36C-44-94 44-98 39-36 36-52 30-64 20-70 4-56-30-56-38-36Z" fill={colour} />,
};

/** Shoulders and chest of somebody behind a desk; the chin would be at 0, -190. */
export function Torso({ skin, top }: Pick<Look, "skin" | "top">) {
  return (
    <g>
      <path d="M-68 20C-72-60-74-140-46-164-22-180 22-180 46-164 74-140 72-60 68 20Z" fill={top} />
      <path d="M-24-173C-14-148 14-148 24-173 12-166-12-166-24-173Z" fill={skin} />
      <path d="M-24-174C-14-146 14-146 24-174" stroke={darker(top, 0.2)} strokeWidth={5} />
      <path d="M0-142V-60" stroke={darker(top, 0.12)} strokeWidth={4} />
    </g>
  );
}

/** A hand that rests on something, 26 wide, its middle at 0, 0. */
export function Hand({ skin }: Pick<Look, "skin">) {
  return (
    <g>
      <path d="M-14-2C-14-12 6-14 13-6 17 0 14 9 6 11-4 12-14 8-14-2Z" fill={skin} />
      <path d="M3 2 14 1M2 7 12 7" stroke={darker(skin, 0.18)} strokeWidth={1.8} />
    </g>
  );
}
