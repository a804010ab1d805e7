import { Skeleton } from "./skeleton";

/** In the place of a long list: as tall as the window, so that the footer does not come into sight and leave again. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="min-h-dvh">
      <Skeleton label={label} lines={10} />
    </div>
  );
}
