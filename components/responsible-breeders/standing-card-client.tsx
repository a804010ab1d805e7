"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Card } from "@/components/ui/card";

interface StandingCardProps {
  readonly title: string;
  readonly text: string;
  /** It is what came of what was just done. */
  readonly takesKeyboard: boolean;
  readonly children?: ReactNode;
}

export function StandingCard({ title, text, takesKeyboard, children }: StandingCardProps) {
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
