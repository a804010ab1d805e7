"use client";

import { useEffect, useRef } from "react";
import { considerCampaign } from "@/store/campaign";
import { useShopDispatch } from "@/store/hooks";

/** Marks the page's own element once the page has left its first 50 pixels: what changes then is said in the styles. */
export function ScrollWatcher() {
  const dispatch = useShopDispatch();
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const hasLeftTop = entry !== undefined && !entry.isIntersecting;
      document.documentElement.toggleAttribute("data-scrolled", hasLeftTop);
      if (hasLeftTop) dispatch(considerCampaign());
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [dispatch]);
  return <span ref={line} aria-hidden className="absolute top-0 h-[50px] w-px" />;
}
