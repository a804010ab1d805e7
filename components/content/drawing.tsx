/** What the files are drawn at: their room is kept while they load. */
const sizes = {
  kit: [320, 240],
  pet: [120, 120],
  product: [320, 200],
  step: [108, 108],
} as const;

interface DrawingProps {
  readonly src: string;
  readonly kind: keyof typeof sizes;
  /** Not what a phone shows first: fetched once the page is laid out, when somebody is near it. */
  readonly isBelow?: boolean;
  readonly className?: string;
}

/** One of our drawings, beside words that say the same. */
export function Drawing({ src, kind, isBelow = false, className = "w-full" }: DrawingProps) {
  const [width, height] = sizes[kind];
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      loading={isBelow ? "lazy" : undefined}
      className={className}
    />
  );
}
