"use client";

import { useEffect, useRef } from "react";

/** Marks the page's own element once the page has left its first 50 pixels: what changes then is said in the styles. */
export function ScrollWatcher() {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute("data-scrolled", entry !== undefined && !entry.isIntersecting);
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={line} aria-hidden className="absolute top-0 h-[50px] w-px" />;
}
