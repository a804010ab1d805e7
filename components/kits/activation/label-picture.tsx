/** Where the barcode is on a tube: a label with lines and the number below them. */
export function LabelPicture({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-8 0 230 88"
      className="w-full max-w-60 shrink-0 rounded-box border border-line bg-card"
    >
      <path d="M18 24h170a20 20 0 0 1 0 40H18z" className="fill-sand stroke-edge" strokeWidth="2" />
      <path d="M6 20h18v48H6z" className="fill-brand" />
      <rect x="44" y="26" width="124" height="36" rx="4" className="fill-card stroke-line" />
      <g className="fill-ink">
        {barPositions.map(([x, width]) => (
          <rect key={x} x={x} y="31" width={width} height="16" />
        ))}
      </g>
      <text
        x="106"
        y="58"
        textAnchor="middle"
        fontSize="9"
        fontWeight="600"
        letterSpacing="0.5"
        className="fill-brand-strong"
      >
        TM 1234 5678 9012 3
      </text>
    </svg>
  );
}

const barPositions = Array.from(
  { length: 22 },
  (_, at) => [52 + at * 5, [1, 3, 2, 1, 2][at % 5] ?? 1] as const,
);
