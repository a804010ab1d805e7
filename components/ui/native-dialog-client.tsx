"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { closeButtonStyles } from "./overlay-styles";

interface NativeDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal by the browser alone, for what a first visit shows: the library of `Dialog` would be loaded for it. It is open
 * while it is rendered; afterwards the focus returns to where it was.
 */
export function NativeDialog({ title, description, closeLabel, onClose, children }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.addEventListener("click", closeOnBackdrop);
    return () => {
      dialog?.removeEventListener("click", closeOnBackdrop);
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      aria-describedby={description && `${id}-text`}
      // The event comes late: in development the dialog is closed and opened again before it.
      onClose={() => ref.current?.open === false && onClose()}
      className="m-auto max-h-[90dvh] w-[calc(100vw-2rem)] max-w-form overflow-y-auto overscroll-contain rounded-box bg-card p-0 text-ink shadow-over backdrop:bg-ink/50"
    >
      <div className="grid gap-4 p-5 wide:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1.5">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose} className={closeButtonStyles}>
            ✕
          </button>
        </div>
        {description && (
          <p id={`${id}-text`} className="text-quiet">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

/** A click on the backdrop has the dialog itself as target; its content covers the rest. */
function closeOnBackdrop({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement) target.close();
}
