import type { Step } from "@/lib/domain/shop/pictures";
import { Picture } from "@/components/pictures/picture";

/** Pictures of the steps of a test: box, swab, envelope, result. */
export function StepPicture({ step }: { readonly step: Step }) {
  return (
    <Picture width={108} height={108}>
      <circle cx={54} cy={54} r={54} fill="#f8e4d6" />
      {drawings[step]}
    </Picture>
  );
}

const drawings = {
  order: (
    <>
      <path d="m24 42 30-10 30 10-30 11Z" fill="#f6d9dd" />
      <path d="m24 42 30 11v33L24 74Z" fill="#be185d" />
      <path d="m84 42-30 11v33l30-12Z" fill="#9d174d" />
      <path d="m38 37 31 11v11" stroke="#fbe3ea" strokeWidth={4} />
    </>
  ),
  swab: (
    <>
      <path d="M30 48h20v34a10 10 0 0 1-20 0Z" fill="#e3eef0" />
      <path d="M30 66h20v16a10 10 0 0 1-20 0Z" fill="#f4c9d3" />
      <path d="M27 40h26v10H27Z" fill="#be185d" />
      <path d="M62 84 80 46" stroke="#d9b99b" strokeWidth={4} />
      <path d="m80 45 6-13" stroke="#fff" strokeWidth={11} />
    </>
  ),
  post: (
    <>
      <rect x={22} y={34} width={64} height={44} rx={6} fill="#fffaf3" />
      <path d="m24 38 30 24 30-24" stroke="#d9b99b" strokeWidth={4} />
      <circle cx={54} cy={62} r={6} fill="#be185d" />
      <path d="M12 46h6M9 56h9M13 66h5" stroke="#d9b99b" strokeWidth={3} />
    </>
  ),
  read: (
    <>
      <rect x={30} y={22} width={48} height={64} rx={6} fill="#fffaf3" />
      <path d="M40 36h28" stroke="#1f2430" strokeWidth={4} />
      <path d="M52 48h16M52 60h16M52 72h10" stroke="#d9c3ae" strokeWidth={4} />
      <path d="m39 48 2.500 2.500L46 46M39 60l2.500 2.500L46 58" stroke="#0f766e" strokeWidth={3} />
      <circle cx={42} cy={72} r={3.5} fill="#c2410c" />
    </>
  ),
} as const satisfies Readonly<Record<Step, unknown>>;
