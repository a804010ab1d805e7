import { useRef, useState } from "react";

/** Ignores calls while one is running. Uses a ref: a second click can come before the next render. */
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
