/** Where the picture of maps comes from instead of our own outlines. Undefined: only the outlines. */
export type MapProvider =
  | {
      readonly kind: "tiles";
      /** Address of a tile with {z}, {x} and {y}. */
      readonly url: string;
      readonly attribution: string;
    }
  | { readonly kind: "google"; readonly key: string };

interface MapSettings {
  readonly MAP_TILES_URL: string;
  readonly MAP_TILES_ATTRIBUTION: string;
  readonly GOOGLE_MAPS_KEY: string;
}

/** Tiles take precedence over Google. */
export function mapProviderOf(env: MapSettings): MapProvider | undefined {
  if (env.MAP_TILES_URL)
    return { kind: "tiles", url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION };
  return env.GOOGLE_MAPS_KEY ? { kind: "google", key: env.GOOGLE_MAPS_KEY } : undefined;
}
