import { useRef, useState } from "react";

/** A second click while the first is at work is the first: a state alone is known too late. */
export function useOnce() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const once = (work: () => Promise<void>) => async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, once };
}
