import type { BoughtPicture } from "@/lib/domain/shop/pictures";
import { Picture } from "@/components/pictures/picture";

/** Pictures of what a buyer gets, other than a single kit. */
export function BoughtItemPicture({ item }: { readonly item: Exclude<BoughtPicture, "kit"> }) {
  return (
    <Picture width={320} height={240}>
      <circle cx={160} cy={112} r={106} fill="#f7dfe4" />
      <BoughtItem item={item} />
    </Picture>
  );
}

/** The drawing on its shadow. */
export function BoughtItem({ item }: { readonly item: Exclude<BoughtPicture, "kit"> }) {
  return (
    <>
      <ellipse cx={160} cy={216} rx={124} ry={11} fill="#ead9c8" />
      {drawings[item]}
    </>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
}

/** A closed kit box, 92 wide and 90 high. */
function Box({ x, y }: BoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 22 46 8l46 14-46 14Z" fill="#d6336c" />
      <path d="m0 22 46 14v54L0 74Z" fill="#be185d" />
      <path d="M92 22 46 36v54l46-16Z" fill="#9d174d" />
      <path d="m20 16 46 14v14" stroke="#fbe3ea" strokeWidth={5} />
    </g>
  );
}

function Swab({ x, tilt }: { readonly x: number; readonly tilt: number }) {
  return (
    <g transform={`rotate(${tilt} ${x} 130)`}>
      <path d={`M${x} 82v96`} stroke="#e6d7c5" strokeWidth={7} />
      <rect x={x - 8} y={48} width={16} height={44} rx={8} fill="#ffffff" />
    </g>
  );
}

const lines = <path d="M112 108h96M112 128h96M112 148h64" stroke="#d9b99b" strokeWidth={6} />;

const drawings = {
  pack: (
    <>
      <Box x={66} y={118} />
      <Box x={162} y={118} />
      <Box x={114} y={42} />
    </>
  ),
  tubes: (
    <>
      <path d="m62 92 110-28 26 102-110 28Z" fill="#fffaf3" stroke="#ead9c8" strokeWidth={3} />
      <path d="m62 92 69 40 41-68" stroke="#d9b99b" strokeWidth={5} />
      <circle cx={131} cy={130} r={8} fill="#be185d" />
      <Swab x={206} tilt={8} />
      <Swab x={236} tilt={16} />
    </>
  ),
  report: (
    <>
      <rect x={92} y={24} width={136} height={186} rx={10} fill="#fffaf3" stroke="#ead9c8" strokeWidth={3} />
      <path d="M112 54h62" stroke="#1f2430" strokeWidth={9} />
      <path d="M146 92h62M146 124h62M146 156h46" stroke="#d9c3ae" strokeWidth={7} />
      <path d="m114 92 6 6 11-13M114 124l6 6 11-13" stroke="#0f766e" strokeWidth={6} />
      <circle cx={122} cy={156} r={7} fill="#c2410c" />
      <path d="M112 184h60" stroke="#d9c3ae" strokeWidth={7} />
    </>
  ),
  tag: (
    <>
      <path d="M58 40c34 44 170 44 204 0" stroke="#9d174d" strokeWidth={20} />
      <circle cx={160} cy={84} r={15} stroke="#98a1ad" strokeWidth={7} />
      <path d="M160 94c38 0 62 25 62 58s-25 58-62 58-62-25-62-58 24-58 62-58Z" fill="#c6cfd7" />
      <path d="M160 94c38 0 62 25 62 58s-25 58-62 58c29-8 46-28 46-58s-17-50-46-58Z" fill="#a9b4bf" />
      <path d="M126 140h60M126 158h60M138 176h36" stroke="#69757f" strokeWidth={6} />
    </>
  ),
  certificate: (
    <>
      <rect x={64} y={40} width={192} height={150} rx={8} fill="#fffaf3" stroke="#ead9c8" strokeWidth={3} />
      <rect x={76} y={52} width={168} height={126} rx={4} stroke="#d9b99b" strokeWidth={3} />
      <path d="M112 80h96" stroke="#1f2430" strokeWidth={9} />
      {lines}
      <path d="m204 172-6 40 18-10 18 10-6-40Z" fill="#9d174d" />
      <circle cx={216} cy={160} r={25} fill="#be185d" />
      <circle cx={216} cy={160} r={14} fill="#fbe3ea" />
    </>
  ),
  portrait: (
    <>
      <rect x={80} y={26} width={160} height={184} rx={6} fill="#7d5340" />
      <rect x={94} y={40} width={132} height={156} fill="#fffaf3" />
      <path
        d="M130 58c0 40 60 40 60 80s-60 40-60 40M190 58c0 40-60 40-60 80s60 40 60 40"
        stroke="#be185d"
        strokeWidth={8}
      />
      <path d="M138 66h44M148 98h24M138 132h44M148 164h24" stroke="#dcab66" strokeWidth={6} />
    </>
  ),
  membership: (
    <>
      <rect x={56} y={64} width={208} height={130} rx={16} fill="#be185d" />
      <path d="M56 96h208" stroke="#9d174d" strokeWidth={18} strokeLinecap="butt" />
      <g fill="#fbe3ea">
        <path d="M222 156c8 0 15 8 15 15 0 5-4 7-8 7-3 0-4-2-7-2s-4 2-7 2c-4 0-8-2-8-7 0-7 7-15 15-15Z" />
        <ellipse cx={206} cy={152} rx={4.5} ry={6} />
        <ellipse cx={216} cy={143} rx={4.5} ry={7} />
        <ellipse cx={228} cy={143} rx={4.5} ry={7} />
        <ellipse cx={238} cy={152} rx={4.5} ry={6} />
      </g>
      <path d="M80 136h72M80 160h48" stroke="#fbe3ea" strokeWidth={7} />
    </>
  ),
  parcel: (
    <>
      <path d="m60 82 100-30 100 30-100 32Z" fill="#ead0ac" />
      <path d="m60 82 100 32v98L60 180Z" fill="#dcb588" />
      <path d="M260 82 160 114v98l100-32Z" fill="#c69c6b" />
      <path d="m106 68 102 30v34" stroke="#fffaf3" strokeWidth={14} strokeLinecap="butt" />
      <rect
        x={80}
        y={130}
        width={46}
        height={34}
        rx={4}
        fill="#fffaf3"
        transform="skewY(17) translate(0 -34)"
      />
    </>
  ),
} as const satisfies Readonly<Record<Exclude<BoughtPicture, "kit">, unknown>>;
