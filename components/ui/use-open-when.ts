import { useLayoutEffect, useRef } from "react";

/** Opens a `<details>` when its content must be visible. Only the user closes it. */
export function useOpenWhen(isNeeded: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return details;
}
