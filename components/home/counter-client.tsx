"use client";

import { useEffect, useRef } from "react";

interface CounterProps {
  readonly to: number;
  readonly after: string;
  readonly language: string;
}

const countingMs = 2_000;

/**
 * A number that counts up once, when it comes into view. The whole number stands in the page, for readers without
 * a script, without motion, and for those who listen to it: what counts is only shown.
 */
export function Counter({ to, after, language }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const whole = written(to, after, language);
  useEffect(() => {
    const element = shown.current;
    if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return whenSeen(element, () => {
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min((now - startedAt) / countingMs, 1);
        // Quick at first, then settling: the last numbers can be read.
        const number = part < 1 ? Math.round(to * (1 - (1 - part) ** 3)) : to;
        element.textContent = written(number, after, language);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      let frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(frame);
    });
  }, [to, after, language]);
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span ref={shown} aria-hidden>
        {whole}
      </span>
    </>
  );
}

const written = (number: number, after: string, language: string) =>
  new Intl.NumberFormat(language).format(number) + after;

/** Runs once when the element is in view; gives what ends both the waiting and the running. */
function whenSeen(element: Element, run: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    stop = run();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}
