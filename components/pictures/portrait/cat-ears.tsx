import { darker, mix } from "./colour";
import type { CatShape } from "./cat-shape";
import type { CatEar } from "./cat-traits";
import { Mirror } from "./mirror";

interface EarsProps {
  readonly ear: CatEar;
  readonly shape: CatShape;
  readonly colour: string;
  readonly hair: string;
}

type Corner = readonly [x: number, y: number];

/** Inner end, tip and outer end of the right ear, relative to the skull's half width and to its top. */
const uprightEars = {
  upright: { inner: [0.2, 10], tip: [1.04, -34], outer: [1.08, 36], bulge: 0.16 },
  tufted: { inner: [0.22, 10], tip: [1.02, -38], outer: [1.1, 34], bulge: 0.14 },
  large: { inner: [0.18, 12], tip: [1.3, -46], outer: [1.16, 44], bulge: 0.24 },
  flared: { inner: [0.2, 12], tip: [1.86, -32], outer: [1.14, 48], bulge: 0.1 },
  wide: { inner: [0.34, 12], tip: [1.62, -28], outer: [1.26, 52], bulge: 0.3 },
  small: { inner: [0.42, 7], tip: [1.06, -15], outer: [1.12, 34], bulge: 0.15 },
} as const satisfies Readonly<Record<Exclude<CatEar, "folded">, object>>;

/** Upright ears, drawn behind the head. */
export function CatEars({ ear, shape: { skull }, colour, hair }: EarsProps) {
  if (ear === "folded") return null;
  const { inner, tip, outer, bulge } = uprightEars[ear];
  const at = ([x, y]: Corner) =>
    `${Math.round((100 + skull.skull * x) * 10) / 10} ${Math.round(skull.top + y)}`;
  const draw = (a: Corner, b: Corner, c: Corner) =>
    `M${at(a)}Q${at([(a[0] + b[0]) / 2 - bulge, (a[1] + b[1]) / 2])} ${at(b)}Q${at([Math.max(b[0], c[0]) + bulge * 0.7, (b[1] + c[1]) / 2])} ${at(c)}Z`;
  const towards = (from: Corner, to: Corner, share: number): Corner => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const centre: Corner = [(inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2];
  const inside = draw(towards(inner, centre, 0.36), towards(tip, centre, 0.26), towards(outer, centre, 0.3));
  const pink = mix(darker(colour, 0.06), "#e3a79c", 0.55);
  return (
    <Mirror>
      <path d={draw(inner, tip, outer)} fill={colour} stroke={colour} strokeWidth={5} />
      <path d={inside} fill={pink} stroke={pink} strokeWidth={3} />
      {ear === "tufted" && (
        <>
          <path d={`M${at(tip)}l5-13M${at(tip)}l0-12`} stroke={darker(colour, 0.2)} strokeWidth={3.4} />
          <path
            d={`M${at([0.36, 12])}Q${at([0.52, -2])} ${at([0.9, -14])}Q${at([0.74, 2])} ${at([0.78, 8])}Q${at([0.66, 6])} ${at([0.62, 18])}Z`}
            fill={hair}
          />
        </>
      )}
    </Mirror>
  );
}

/** Ears folded forwards, which lie on the head like a cap. */
export function FoldedEars({ shape: { skull }, colour }: Pick<EarsProps, "shape" | "colour">) {
  const { top, skull: half } = skull;
  const x = (share: number) => Math.round(100 + half * share);
  const fold = `M${x(0.36)} ${top + 3}Q${x(0.72)} ${top - 12} ${x(1.06)} ${top + 20}Q${x(1.14)} ${top + 32} ${x(1.02)} ${top + 36}Q${x(0.66)} ${top + 32} ${x(0.36)} ${top + 3}Z`;
  return (
    <Mirror>
      <path d={fold} fill={darker(colour, 0.4)} opacity={0.35} transform="translate(-1 4)" />
      <path d={fold} fill={darker(colour, 0.12)} />
      <path
        d={`M${x(0.44)} ${top + 3}Q${x(0.74)} ${top - 7} ${x(1.04)} ${top + 21}`}
        stroke={colour}
        strokeWidth={4}
      />
    </Mirror>
  );
}
