import { useRef, useState } from "react";

/** Runs one task at a time. A click while one is under way is ignored, and resolves to undefined. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // State is updated by the next render: a second click may come before that.
  const busy = useRef(false);

  async function run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setIsBusy(true);
    try {
      return await task();
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
