"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Card } from "@/components/ui/card";

interface StatusCardProps {
  readonly title: string;
  readonly text: string;
  /** The card displays the outcome of the user's action. */
  readonly isFocused: boolean;
  readonly children?: ReactNode;
}

export function StatusCard({ title, text, isFocused: takesKeyboard, children }: StatusCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesKeyboard) heading.current?.focus();
  }, [takesKeyboard]);
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid grid-cols-1 justify-items-start gap-4">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {children}
      </section>
    </Card>
  );
}
