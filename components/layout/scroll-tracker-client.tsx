"use client";

import { useEffect, useRef } from "react";
import { showCampaign } from "@/store/api/kernel/campaign";
import { useShopDispatch } from "@/store/hooks";

/** Sets `data-scrolled` on the html element while the first 50 px are out of view; the styles do the rest. */
export function ScrollTracker() {
  const dispatch = useShopDispatch();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const hasLeftTop = entry !== undefined && !entry.isIntersecting;
      document.documentElement.toggleAttribute("data-scrolled", hasLeftTop);
      if (hasLeftTop) dispatch(showCampaign());
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [dispatch]);
  return <span ref={marker} aria-hidden className="absolute top-0 h-[50px] w-px" />;
}
