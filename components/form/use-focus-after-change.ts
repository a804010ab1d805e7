import { useEffect, useRef } from "react";

/**
 * Moves the focus when the pressed control has been replaced by another. Call the returned function with true before the
 * request (the cart may update before it resolves) and with false when the request failed.
 */
export function useFocusAfterChange(value: unknown, findTarget: () => HTMLElement | null | undefined) {
  const isExpected = useRef(false);
  const target = useRef(findTarget);
  useEffect(() => {
    target.current = findTarget;
  });
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    target.current()?.focus();
  }, [value]);
  return (isChangeExpected: boolean) => {
    isExpected.current = isChangeExpected;
  };
}
