/** The part of Google's script that we use. */
export interface GoogleMaps {
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
export function loadGoogleMaps(apiKey: string): Promise<GoogleMaps | undefined> {
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
