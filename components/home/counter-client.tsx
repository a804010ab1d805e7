"use client";

import { useEffect, useRef } from "react";

interface CounterProps {
  readonly to: number;
  /** The number as it is written in the end, with what stands after it. */
  readonly whole: string;
}

const countingMs = 2_000;

/**
 * A number that counts up once, when it comes into view. The whole number stands in the page, for readers without
 * a script, without motion, and for those who listen to it: what counts is only shown.
 */
export function Counter({ to, whole }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return whenSeen(element, () => {
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min((now - startedAt) / countingMs, 1);
        // Quick at first, then settling: the last numbers can be read.
        element.textContent = part < 1 ? writtenLike(whole, Math.round(to * (1 - (1 - part) ** 3))) : whole;
        if (part < 1) frame = requestAnimationFrame(step);
      };
      let frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(frame);
    });
  }, [to, whole]);
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span ref={shown} aria-hidden>
        {whole}
      </span>
    </>
  );
}

/** As the whole number is: a formatter of the browser's own would hold up the page for longer than all else here. */
function writtenLike(whole: string, number: number): string {
  const between = /\d(\D)\d{3}/.exec(whole)?.[1] ?? "";
  const digits = String(number).replace(/\B(?=(?:\d{3})+$)/g, between);
  return whole.replace(/\d[\d\D]*\d|\d/, digits);
}

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
