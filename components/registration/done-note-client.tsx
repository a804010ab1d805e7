"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DoneNoteProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Stands where the form stood, and takes the keyboard: what had it is gone. */
export function DoneNote({ title, text, children }: DoneNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
