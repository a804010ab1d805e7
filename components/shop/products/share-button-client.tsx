"use client";

import { toastAdded } from "@/store/slices/toasts";
import { useShopDispatch } from "@/store/hooks";

/** Opens the share dialog of a phone; elsewhere copies the link. */
export function ShareButton({ label, copied }: { readonly label: string; readonly copied: string }) {
  const dispatch = useShopDispatch();
  async function share() {
    const url = window.location.origin + window.location.pathname;
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator)
        return await navigator.share({ url, title: document.title });
      await navigator.clipboard.writeText(url);
      dispatch(toastAdded({ kind: "success", text: copied }));
    } catch {
      // Cancelled or not permitted: the user can copy the address bar.
    }
  }
  return (
    <button type="button" onClick={() => void share()} className="mt-3 min-h-11 text-small underline">
      {label}
    </button>
  );
}
