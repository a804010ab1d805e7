"use client";

import { toastAsked } from "@/store/slices/toasts";
import { useShopDispatch } from "@/store/hooks";

interface ShareProps {
  readonly label: string;
  readonly copied: string;
}

/** A telephone has its own way of sharing; elsewhere people want the link. */
export function Share({ label, copied }: ShareProps) {
  const dispatch = useShopDispatch();
  async function share() {
    const url = window.location.origin + window.location.pathname;
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator)
        return await navigator.share({ url, title: document.title });
      await navigator.clipboard.writeText(url);
      dispatch(toastAsked({ kind: "success", text: copied }));
    } catch {
      // Closed without choosing, or forbidden: the address bar has the link too.
    }
  }
  return (
    <button type="button" onClick={() => void share()} className="mt-3 min-h-11 text-small underline">
      {label}
    </button>
  );
}
