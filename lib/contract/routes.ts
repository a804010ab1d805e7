import * as areas from "./areas";
import type { Route, Routes } from "./contract";

/** Every call by area. */
export const routes = areas satisfies Readonly<Record<string, Routes>>;

export type Area = keyof typeof routes;

export interface NamedRoute {
  /** `area.call`, as logged by both programs. */
  readonly name: string;
  readonly area: Area;
  readonly call: string;
  readonly route: Route;
}

/** All public routes. */
export function listRoutes(): NamedRoute[] {
  return all().filter(({ route }) => !route.isInternal);
}

/** Routes that only the storefront calls. */
export function listInternalRoutes(): NamedRoute[] {
  return all().filter(({ route }) => route.isInternal);
}

/** Types of the files that calls accept. */
export function listFileTypes(): string[] {
  return [...new Set(all().flatMap(({ route: { body } }) => (typeof body === "object" ? body.file : [])))];
}

function all(): NamedRoute[] {
  // Safe: Object.keys only loses the key type.
  return (Object.keys(routes) as Area[]).flatMap((area) =>
    Object.entries<Route>(routes[area]).map(([call, route]) => ({
      name: `${area}.${call}`,
      area,
      call,
      route,
    })),
  );
}
