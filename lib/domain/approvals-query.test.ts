import { expect, it } from "vitest";
import { approvalsHref, parseApprovalsQuery } from "./approvals-query";

it.each([
  [{}, { page: 1, kind: undefined, state: undefined }],
  [
    { page: "3", kind: "vet", state: "waiting" },
    { page: 3, kind: "vet", state: "waiting" },
  ],
  [
    { page: "-1", kind: "", state: ["waiting", "approved"] },
    { page: 1, kind: undefined, state: undefined },
  ],
])("parseApprovalsQuery parses %j and ignores invalid values", (params, query) => {
  expect(parseApprovalsQuery(params)).toEqual(query);
});

it("approvalsHref writes a query that parses to the same", () => {
  const query = { page: 2, kind: "orderSupplies", state: "declined" } as const;
  const address = approvalsHref("/admin/approvals", query);
  expect(parseApprovalsQuery(Object.fromEntries(new URL(address, "http://shop.test").searchParams))).toEqual(
    query,
  );
});
