import { type ReactNode, Suspense } from "react";
import { ListSkeleton } from "@/components/ui/skeleton";

interface DeferredListProps<T> {
  /** Says what is loading, for screen readers. */
  readonly label: string;
  readonly read: () => Promise<T>;
  readonly children: (response: T) => ReactNode;
}

/** A list that is read while the rest of the page is shown. With another key the skeleton comes back. */
export function DeferredList<T>({ label, ...list }: DeferredListProps<T>) {
  return (
    <Suspense fallback={<ListSkeleton label={label} />}>
      <List {...list} />
    </Suspense>
  );
}

async function List<T>({ read, children }: Omit<DeferredListProps<T>, "label">) {
  return children(await read());
}
