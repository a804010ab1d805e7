import { useEffect, useState } from "react";

/** Makes this page open without a network, and asks the browser to store its records for good. */
export function useOfflinePage(): { readonly isPersistent: boolean } {
  const [isPersistent, setPersistent] = useState(true);
  useEffect(() => {
    // The build makes the worker. Its next version takes over once all tabs of this page are closed.
    if (process.env.NODE_ENV === "production" && "serviceWorker" in navigator)
      void navigator.serviceWorker.register("/collect-sw.js", { scope: "/collect" }).catch(() => undefined);
    void requestPersistence().then(setPersistent);
  }, []);
  return { isPersistent };
}

async function requestPersistence(): Promise<boolean> {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return false;
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
