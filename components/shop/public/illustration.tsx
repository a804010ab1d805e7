/** Sizes of the files: they reserve space while loading. */
const sizes = {
  kit: [320, 240],
  landing: [640, 420],
  pet: [120, 120],
  product: [320, 200],
  step: [108, 108],
} as const;

interface IllustrationProps {
  readonly src: string;
  readonly kind: keyof typeof sizes;
  /** Loaded when it comes near the viewport: for pictures below the fold. */
  readonly isLazy?: boolean;
  readonly className?: string;
}

/** Decorative picture beside a text that says the same. */
export function Illustration({
  src,
  kind,
  isLazy: isBelow = false,
  className = "w-full",
}: IllustrationProps) {
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
