"use client";

import { useEffect, useRef } from "react";

interface CounterProps {
  readonly to: number;
  /** The formatted final number, with its suffix. */
  readonly text: string;
}

const animationMs = 2_000;

/**
 * A number that counts up once, when it comes into view. The HTML contains the final number: for screen readers, without
 * JavaScript and with reduced motion.
 */
export function Counter({ to, text }: CounterProps) {
  const counter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = counter.current;
    if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return whenInView(element, () => {
      const startedAt = performance.now();
      const step = (now: number) => {
        const progress = Math.min((now - startedAt) / animationMs, 1);
        // Ease-out: the last numbers are readable.
        element.textContent =
          progress < 1 ? formatLike(text, Math.round(to * (1 - (1 - progress) ** 3))) : text;
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      let frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(frame);
    });
  }, [to, text]);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span ref={counter} aria-hidden>
        {text}
      </span>
    </>
  );
}

/** Copies the thousands separator of the final text: creating an Intl formatter blocks the page noticeably. */
function formatLike(text: string, number: number): string {
  const separator = /\d(\D)\d{3}/.exec(text)?.[1] ?? "";
  const digits = String(number).replace(/\B(?=(?:\d{3})+$)/g, separator);
  return text.replace(/\d[\d\D]*\d|\d/, digits);
}

/** Runs once when the element comes into view. Returns a function that stops waiting and running. */
function whenInView(element: Element, run: () => () => void): () => void {
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
