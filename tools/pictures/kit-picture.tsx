import { Picture } from "@/components/pictures/picture";

/** A test kit: open box with two swabs and the return envelope. */
export function KitPicture() {
  return (
    <Picture width={320} height={240}>
      <circle cx={160} cy={108} r={106} fill="#f7dfe4" />
      <Kit />
    </Picture>
  );
}

/** The drawing on its shadow. */
export function Kit() {
  return (
    <>
      <ellipse cx={160} cy={214} rx={132} ry={12} fill="#ead9c8" />
      <path d="M58 92 160 66l102 26-102 28Z" fill="#7d1240" />
      <Swab x={112} tilt={-9} />
      <Swab x={142} tilt={3} />
      <path d="m176 34 74 16-14 66-74-16Z" fill="#fffaf3" />
      <path d="m176 34 29 42 45-26" stroke="#d9c3ae" strokeWidth={3} strokeLinejoin="round" />
      <circle cx={205} cy={76} r={7} fill="#be185d" />
      <path d="m58 92 102 28v96L58 188Z" fill="#be185d" />
      <path d="m262 92-102 28v96l102-28Z" fill="#9d174d" />
      <path d="m58 92-26 26 100 30 28-28Z" fill="#d6336c" />
      <path d="m262 92 26 26-100 30-28-28Z" fill="#be185d" />
      <Paw />
    </>
  );
}

function Swab({ x, tilt }: { readonly x: number; readonly tilt: number }) {
  return (
    <g transform={`rotate(${tilt} ${x} 110)`}>
      <path d={`M${x} 52v64`} stroke="#e6d7c5" strokeWidth={6} strokeLinecap="round" />
      <rect x={x - 6} y={26} width={12} height={34} rx={6} fill="#ffffff" />
      <path d={`M${x - 2} 34v16`} stroke="#ead9c8" strokeWidth={2} strokeLinecap="round" />
    </g>
  );
}

/** Printed on the front of the box, with the same skew. */
function Paw() {
  return (
    <g fill="#fbe3ea" transform="matrix(1 .27 0 1 106 170)">
      <path d="M0-4c9 0 17 9 17 17 0 6-5 8-9 8-3 0-5-2-8-2s-5 2-8 2c-4 0-9-2-9-8 0-8 8-17 17-17Z" />
      <ellipse cx={-19} cy={-6} rx={5} ry={7} />
      <ellipse cx={-7} cy={-16} rx={5} ry={8} />
      <ellipse cx={7} cy={-16} rx={5} ry={8} />
      <ellipse cx={19} cy={-6} rx={5} ry={7} />
    </g>
  );
}
