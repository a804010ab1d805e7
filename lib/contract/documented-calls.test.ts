import { describe, expect, it } from "vitest";
import type { Access } from "./contract";
import { matchCall } from "./match";
import { listRoutes } from "./routes";
import { shapeOf } from "./shapes";

/** Section 7 of the specification, copied by hand, with placeholders for values. */
const documented = `
POST   anyone  /api/auth/login
GET    anyone  /api/auth/logout
GET    anyone  /api/auth/signout
POST   anyone  /api/forgot-password
POST   anyone  /api/reset-password
GET    anyone  /api/user/{email}
GET    session /api/my/details
PUT    session /api/my/user/me
PUT    session /api/my/user/me/state
PUT    session /api/my/user/me/animal-preset
PUT    session /api/my/user/me/change-password
POST   anyone  /api/cookie/country
POST   anyone  /api/cookie/currency
POST   anyone  /api/cookie/user-type
POST   anyone  /api/cookie/campaign-popup
POST   anyone  /api/activate/register-email
POST   anyone  /api/activate/barcode
POST   anyone  /api/activate/enter-kit-barcode
POST   anyone  /api/activate/about-my-pet
POST   anyone  /api/activate/about-me
POST   anyone  /api/activate/review
GET    anyone  /api/activate/breed                               ?id
GET    anyone  /api/activate/products                            ?productType&categoryId
POST   anyone  /api/activate
GET    anyone  /api/activate
GET    anyone  /api/store/products                               ?search&page&species&isDetails&category_ids
GET    anyone  /api/store/products/product/{id}
GET    session /api/my/store/products/product/{id}
GET    anyone  /api/store/products/custom-profile/{id}
DELETE session /api/store/products/custom-profile/{id}
GET    anyone  /api/store/products/breed                         ?id
GET    session /api/cart/custom-profile                          ?page&size&query
POST   anyone  /api/cart/custom-profile
POST   anyone  /api/cart
GET    anyone  /api/cart/{sessionId}                             ?coupon&loyalty_points&shipping_method
PUT    anyone  /api/cart/{sessionId}
POST   anyone  /api/cart/{sessionId}/item
PUT    anyone  /api/cart/{sessionId}/item/{itemId}
DELETE anyone  /api/cart/{sessionId}/item/{itemId}
PUT    anyone  /api/cart/{sessionId}/note/{itemId}
GET    anyone  /api/cart/{sessionId}/shipping-methods
GET    anyone  /api/cart/{sessionId}/coupon/{code}
POST   anyone  /api/store/checkout
POST   anyone  /api/store/checkout/payment
POST   session /api/store/orders/advance
PUT    session /api/store/orders/advance/{id}
GET    session /api/my/animals                                   ?page&size&query_type&query&search&gender&view&species_id
GET    session /api/my/animals/{id}
GET    session /api/my/animals/{id}/profile
GET    session /api/my/animals/{id}/barcodes
GET    session /api/my/animals/{id}/results/{barcode}
GET    session /api/my/animals/{id}/results/{barcode}/breed-certificate
GET    session /api/my/animals/{id}/results/{barcode}/report     ?report_type&send_email
GET    session /api/my/animals/{id}/dna/{barcode}                ?species
GET    session /api/my/animals/{id}/results/reports/{key}/single
GET    session /api/my/animals/{id}/results/reports/certificate
GET    session /api/my/animals/{id}/barcodes/{barcode}/mars-results
GET    session /api/my/animals/{id}/products/{barcode}
POST   session /api/my/animals/{id}/share
GET    session /api/my/parentage-animals
GET    session /api/my/animals/breeds/{id}/profile/{animal}
POST   session /api/my/clubs/transfer-club-animals
GET    session /api/tools/club-access
DELETE session /api/tools/club-access                            ?animalId
GET    session /api/tools/collected-animal                       ?page&name
POST   session /api/tools/collected-animal
PUT    session /api/tools/collected-animal/{id}
DELETE session /api/tools/collected-animal/{id}
GET    session /api/my/parentage-request                         ?species&page&size&query&queryType
GET    session /api/my/parentage-request/{id}/report
POST   session /api/my/parentage-request
POST   session /api/my/parentage-request/via-club
DELETE session /api/my/parentage-request/{id}
GET    session /api/my/order-history                             ?page&size&paid
GET    session /api/my/pending-orders                            ?paid&page
GET    session /api/my/pending-orders/payment                    ?order_ids&loyalty_points
GET    session /api/my/invoices                                  ?page
GET    session /api/my/invoices/{id}
GET    session /api/my/invoices/total
GET    session /api/my/loyalty-points
POST   session /api/my/loyalty-points
GET    session /api/my/addresses
GET    session /api/my/microchip-checker/{id}
GET    anyone  /api/tools/report-authenticate/{barcode}
POST   session /api/my/feline-colour
GET    session /api/my/breeding-strategy                         ?strategy_type&dam_genetic_result&sire_genetic_result
GET    anyone  /api/tools/sample-tracker/{id}
POST   session /api/my/transfer-multipack
GET    anyone  /api/countries
GET    anyone  /api/countries/{code}/states
GET    anyone  /api/countries/states                             ?country_code
GET    anyone  /api/breed                                        ?species&barcodes&page&name
GET    anyone  /api/breed/{id}
`;

interface Documented {
  readonly method: string;
  readonly access: Access;
  readonly path: string;
  readonly query: readonly string[];
}

const calls: readonly Documented[] = documented
  .trim()
  .split("\n")
  .map((line) => {
    const [method = "", access = "", path = "", query = ""] = line.split(/\s+/);
    return { method, access: access as Access, path, query: query ? query.slice(1).split("&") : [] };
  });

/** Path as the BFF passes it to the matcher: with values and without `/api`. */
const asCalled = ({ path }: Documented) => path.slice("/api".length).replace(/\{\w+\}/g, "a1");

function find(call: Documented, end = "") {
  const match = matchCall(call.method, asCalled(call) + end);
  if (match.kind !== "found") throw new Error(`${call.method} ${call.path}${end} is ${match.kind}`);
  return match;
}

describe.each(calls)("$method $path", (call) => {
  it.each(["", "/"])("is a call with the documented access (suffix %j)", (end) => {
    const { named, params } = find(call, end);
    expect(`/api${named.route.path}`).toBe(call.path);
    expect(named.route.access).toBe(call.access);
    expect(named.route.ours).toBeUndefined();
    expect(Object.keys(params)).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it("accepts the documented query keys of the specification", () => {
    const { named } = find(call);
    const shape = shapeOf(named.area, named.call);
    const missing = call.query.filter((name) => !Object.hasOwn(shape.query?.fields ?? {}, name));
    expect(missing).toEqual([]);
  });
});

describe("route table", () => {
  it("marks exactly the undocumented calls as ours", () => {
    const names = new Set(calls.map((call) => find(call).named.name));
    const undocumented = listRoutes().filter(({ name }) => !names.has(name));
    expect(undocumented.filter(({ route }) => !route.ours)).toEqual([]);
    expect(names.size).toBe(calls.length);
    expect(listRoutes().filter(({ route }) => route.ours).length + names.size).toBe(listRoutes().length);
  });

  it("has the additional calls at their agreed paths", () => {
    for (const [method, path] of [
      ["GET", "/geo"],
      ["PUT", "/my/user/vet"],
      ["GET", "/tools/microchip-checker/900"],
      ["POST", "/tools/feline-colour"],
    ] as const)
      expect(matchCall(method, path)).toMatchObject({ kind: "found", named: { route: { ours: true } } });
  });

  it("requires a session for everything under /my", () => {
    const open = listRoutes().filter(
      ({ route }) => route.path.startsWith("/my/") && route.access === "anyone",
    );
    expect(open).toEqual([]);
  });
});
