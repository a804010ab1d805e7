interface PawPrintProps {
  readonly transform: string;
}

/** The paw print on our box, around 0, 0. */
export function PawPrint({ transform }: PawPrintProps) {
  return (
    <g fill="#fbe3ea" transform={transform}>
      <path d="M0-4c9 0 17 9 17 17 0 6-5 8-9 8-3 0-5-2-8-2s-5 2-8 2c-4 0-9-2-9-8 0-8 8-17 17-17Z" />
      <ellipse cx={-19} cy={-6} rx={5} ry={7} />
      <ellipse cx={-7} cy={-16} rx={5} ry={8} />
      <ellipse cx={7} cy={-16} rx={5} ry={8} />
      <ellipse cx={19} cy={-6} rx={5} ry={7} />
    </g>
  );
}
