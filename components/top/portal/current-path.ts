/** A page that a navigation links to. */
export interface Place {
  readonly path: string;
  /** Pages that belong to it, though their addresses are not below its own. */
  readonly covers?: string;
}

/** Path of the link that stands for the page: its own, or the closest one above it. */
export function currentPath(places: readonly Place[], pathname: string): string | undefined {
  if (places.some(({ path }) => path === pathname)) return pathname;
  // The overview and the first page of the administration are above all others.
  const above = places.filter(({ path }) => path.lastIndexOf("/") > 0 && pathname.startsWith(`${path}/`));
  const [closest] = above.toSorted((a, b) => b.path.length - a.path.length);
  return (closest ?? places.find(({ covers }) => covers && pathname.startsWith(covers)))?.path;
}
