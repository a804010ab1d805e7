"use client";

import { Button } from "@/components/ui/button";
import { PortalIcon } from "@/components/ui/portal-icon";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  /** Says that it was copied. */
  readonly copied: string;
  /** Beside the text itself. */
  readonly isIcon?: boolean;
}

/** Copies a text that is on display. Where the browser does not permit that, it can be selected by hand. */
export function CopyButton({ text, label, copied, isIcon = false }: CopyButtonProps) {
  const dispatch = useShopDispatch();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastAdded({ kind: "success", text: copied }));
    } catch {
      // Not permitted.
    }
  }
  if (!isIcon)
    return (
      <Button kind="secondary" onClick={() => void copy()}>
        {label}
      </Button>
    );
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      className="ml-1 inline-grid size-7 place-items-center rounded-tick align-middle text-quiet hover:bg-sand hover:text-ink scriptless:hidden print:hidden"
    >
      <PortalIcon name="copy" className="size-4" />
    </button>
  );
}
