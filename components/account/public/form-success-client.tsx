"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

interface FormSuccessProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Replaces a submitted form, and takes the focus, because the focused element is gone. */
export function FormSuccess({ title, text, children }: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the browser paints: a dialog would take the focus of a removed button for itself.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
