import { Picture } from "@/components/pictures/picture";
import { PawPrint } from "./paw-print";

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
      {/* Skewed like the front of the box. */}
      <PawPrint transform="matrix(1 .27 0 1 106 170)" />
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
