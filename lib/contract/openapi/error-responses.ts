import type { AnyShape, Route } from "@/lib/contract/contract";
import { shared } from "./components";

interface Refusal {
  readonly status: string;
  readonly name: string;
  readonly isPossible: boolean;
}

/** Error responses of a call. */
export function listErrorResponses(route: Route, shape: AnyShape) {
  const hasInput = Boolean(shape.params ?? shape.query ?? shape.body);
  const refusals: readonly Refusal[] = [
    {
      status: "401",
      name: "NotSignedIn",
      isPossible:
        route.access !== "anyone" ||
        route.session === "starts" ||
        route.signedBy !== undefined ||
        route.usesApiToken === true,
    },
    { status: "403", name: "NotAllowed", isPossible: isRefusable(route) },
    { status: "404", name: "NotFound", isPossible: true },
    { status: "409", name: "CartRefused", isPossible: isAboutCart(route) },
    { status: "413", name: "BodyTooLarge", isPossible: route.body !== "none" },
    { status: "415", name: "WrongMediaType", isPossible: route.body !== "none" },
    { status: "428", name: "FieldsRefused", isPossible: hasInput },
    { status: "429", name: "TooMany", isPossible: true },
    { status: "5XX", name: "Failed", isPossible: true },
  ];
  return Object.fromEntries(
    refusals
      .filter(({ isPossible }) => isPossible)
      .map(({ status, name }) => [status, shared("responses", name)]),
  );
}

/** Calls that can return 403: changing ones, and those that need an admin, an API token or a session. */
function isRefusable(route: Route): boolean {
  if (route.signedBy !== undefined) return false;
  if (route.method !== "GET" || route.forbidsImpersonation || route.usesApiToken) return true;
  // An impersonation may have ended.
  return route.access !== "anyone" && !route.worksAfterImpersonation;
}

/** Cart and checkout calls can be refused with a documented code. */
function isAboutCart({ path }: Route): boolean {
  return path === "/store/checkout" || /^\/cart(\/|$)/.test(path);
}
