/** Declared, because the compiler would infer a type of a megabyte from the files. */
declare module "world-atlas/countries-110m.json" {
  import type { Atlas } from "@/lib/server/maps/draw-map";

  const atlas: Atlas;
  export default atlas;
}

declare module "world-atlas/countries-50m.json" {
  import type { Atlas } from "@/lib/server/maps/draw-map";

  const atlas: Atlas;
  export default atlas;
}
