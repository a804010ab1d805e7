import { useEffect, useRef } from "react";

/**
 * Moves the focus when the pressed control has been replaced by another. Call the returned function with true before the
 * request (the cart may update before it resolves) and with false when the request failed.
 */
export function useFocusAfterChange(value: unknown, findTarget: () => HTMLElement | null | undefined) {
  // Effects of the previous render can run after the control was pressed: only a different value counts.
  const replaced = useRef<{ readonly value: unknown }>(undefined);
  const target = useRef(findTarget);
  useEffect(() => {
    target.current = findTarget;
  });
  useEffect(() => {
    if (replaced.current === undefined || Object.is(replaced.current.value, value)) return;
    replaced.current = undefined;
    target.current()?.focus();
  }, [value]);
  return (isChangeExpected: boolean) => {
    replaced.current = isChangeExpected ? { value } : undefined;
  };
}
