import { useEffect, useRef } from "react";

/**
 * What was pressed is gone once it has worked: the keyboard then goes on at what has come in its place. To be told before
 * something is asked for, and when it did not work: what is shown may have changed before the answer is read.
 */
export function useMovedFocus(shown: unknown, place: () => HTMLElement | null | undefined) {
  const isDue = useRef(false);
  const find = useRef(place);
  useEffect(() => {
    find.current = place;
  });
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    find.current()?.focus();
  }, [shown]);
  return (isComing: boolean) => {
    isDue.current = isComing;
  };
}
