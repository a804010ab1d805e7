import { vi } from "vitest";

/** Replaces the browser's IntersectionObserver. The returned function reports the newest observed element as visible. */
export function stubIntersectionObserver(): () => void {
  let report: () => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = () => callback([{ isIntersecting: true }]);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return () => report();
}
