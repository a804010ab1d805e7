"use client";

import { Suspense, useEffect } from "react";
import { useMessages } from "#use-plain-messages";
import { SearchIcon } from "@/components/layout/icons";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import type { FindableTool } from "./use-found";
import { lazyPart } from "@/components/ui/lazy-part";

const FindDialog = lazyPart(
  loadWithMessages(["portal"], async () => (await import("./find-dialog-client")).FindDialog),
);

/** Opens the dialog that finds anything; so do Ctrl K and the slash key. */
export function FindButton({ tools }: { readonly tools: readonly FindableTool[] }) {
  const messages = useMessages("portal.find");
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onOpenChange]);
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={() => onOpenChange(true)}
        className="ml-auto grid size-11 place-items-center rounded-box hover:bg-sand desk:mx-auto desk:flex desk:h-10 desk:w-full desk:max-w-100 desk:gap-3 desk:border desk:border-edge desk:px-3 desk:text-small desk:text-quiet desk:hover:border-ink desk:hover:bg-card scriptless:hidden"
      >
        <SearchIcon />
        <span className="sr-only desk:not-sr-only">{messages.open}</span>
        <kbd aria-hidden="true" className="ml-auto hidden rounded-tick bg-sand px-1.5 font-sans desk:block">
          Ctrl K
        </kbd>
      </button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <FindDialog isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef} tools={tools} />
        </Suspense>
      )}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  const isTyping =
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
  return key === "/" && !isTyping;
}
