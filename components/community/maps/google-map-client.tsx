"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { mapSize } from "@/lib/domain/community/map-frame";
import { useShopDispatch } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";

/** The whole world in units of the drawing. */
interface MercatorSquare {
  readonly size: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Google's picture of the frame, exactly below our points, which is why it cannot be moved. Loads when it comes into view.
 * Hidden until it has loaded, and where it is refused: then the outlines show.
 */
export function GoogleMap({ apiKey, square }: { readonly apiKey: string; readonly square: MercatorSquare }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const dispatch = useShopDispatch();

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let isOver = false;
    let stopResizing: (() => void) | undefined;
    const show = async () => {
      const maps = await loadGoogleMaps(apiKey);
      if (maps === undefined || isOver) return;
      window.gm_authFailure = () => setIsShown(false);
      stopResizing = drawMap(maps, element, square);
      setIsShown(true);
      dispatch(applicationChanged({ isGoogleMapLoaded: true }));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show();
    });
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
      stopResizing?.();
    };
  }, [apiKey, square, dispatch]);

  return <div ref={ref} className={cn("absolute! inset-0", !isShown && "invisible")} />;
}

const tilePixels = 256;

/** Returns a function that stops following the size of the element. */
function drawMap(maps: GoogleMaps, element: HTMLElement, square: MercatorSquare): () => void {
  const zoom = () => Math.log2(((square.size / mapSize.width) * element.clientWidth) / tilePixels);
  const map = new maps.Map(element, {
    center: centreOf(square),
    zoom: zoom(),
    isFractionalZoomEnabled: true,
    disableDefaultUI: true,
    gestureHandling: "none",
    keyboardShortcuts: false,
    clickableIcons: false,
  });
  const observer = new ResizeObserver(() => map.setZoom(zoom()));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Inverse of web Mercator. */
function centreOf({ size, left, top }: MercatorSquare) {
  const [x, y] = [(mapSize.width / 2 - left) / size, (mapSize.height / 2 - top) / size];
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
  return { lat: (latitude * 180) / Math.PI, lng: x * 360 - 180 };
}

/** The part of Google's script that we use. */
interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: object) => { setZoom: (zoom: number) => void };
}

declare global {
  interface Window {
    tailmarkMapLoaded?: () => void;
    /** Google calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

let loading: Promise<GoogleMaps | undefined> | undefined;

/** Loads the script once for all maps. Undefined where it is blocked; the next map tries again. */
function loadGoogleMaps(apiKey: string): Promise<GoogleMaps | undefined> {
  loading ??= addScript(apiKey).then((maps) => {
    if (maps === undefined) loading = undefined;
    return maps;
  });
  return loading;
}

function addScript(apiKey: string): Promise<GoogleMaps | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const query = new URLSearchParams({ key: apiKey, loading: "async", callback: "tailmarkMapLoaded" });
    window.tailmarkMapLoaded = () => resolve(readMaps());
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}`;
    script.async = true;
    script.addEventListener("error", () => {
      script.remove();
      resolve(undefined);
    });
    document.head.append(script);
  });
}

/** Typed here, because other scripts of Google's declare the same global with other contents. */
function readMaps(): GoogleMaps | undefined {
  const maps: unknown = Object(Reflect.get(window, "google")).maps;
  // The only cast: the script has just called back, and says nothing of its types.
  return maps as GoogleMaps | undefined;
}
