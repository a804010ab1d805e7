"use client";

import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import { type ReactNode, useId, useState } from "react";

interface TooltipProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Explains a small button on hover and focus, and is its accessible description. */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <BaseTooltip.Trigger
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        className="inline-grid size-11 place-items-center rounded-full font-semibold text-brand hover:bg-brand-soft"
      >
        {children}
      </BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={4} className="z-50">
          <BaseTooltip.Popup
            id={id}
            role="tooltip"
            className="max-w-64 rounded-box bg-ink px-3 py-2 text-small text-on-brand"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
