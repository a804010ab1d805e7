import { useEffect, useRef } from "react";

/** Moves keyboard and screen reader focus to the heading of each new step. */
export function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
    return ignoreSecondClick();
  }, [step]);
  return heading;
}

/**
 * For content that replaces what was clicked: the second click of a double click would take the focus from its heading, or
 * press a button there. Lasts until a new click, or until the returned function is called.
 */
export function ignoreSecondClick(): () => void {
  let isIgnored = false;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onMouseDown = (event: MouseEvent) => {
    isIgnored = event.detail > 1;
    if (isIgnored) ignore(event);
    else stop();
  };
  // The detail of a click by keyboard is 0.
  const onClick = (event: MouseEvent) => {
    if (isIgnored && event.detail > 0) ignore(event);
  };
  const stop = () => {
    window.removeEventListener("mousedown", onMouseDown, true);
    window.removeEventListener("click", onClick, true);
  };
  window.addEventListener("mousedown", onMouseDown, true);
  window.addEventListener("click", onClick, true);
  return stop;
}
