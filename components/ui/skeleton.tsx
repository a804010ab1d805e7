interface SkeletonProps {
  /** What is being waited for, for those who do not see the shape. */
  readonly label: string;
  readonly lines?: number;
}

/** The shape of what will stand here. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="h-4 animate-breathe rounded-tick bg-line last:w-2/3" />
      ))}
    </div>
  );
}
