interface SkeletonProps {
  /** Says what is loading, for screen readers. */
  readonly label: string;
  readonly lines?: number;
}

/** Placeholder while content is loading. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="h-4 animate-breathe rounded-tick bg-line last:w-2/3" />
      ))}
    </div>
  );
}

/** Placeholder of a long list: as tall as the window, so that the footer does not jump into view. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="min-h-dvh">
      <Skeleton label={label} lines={10} />
    </div>
  );
}
