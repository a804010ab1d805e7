import { expect, it } from "vitest";
import { toolsOf, type ToolUser } from "./tools";

const noFlags = { isAgent: false, isClubMember: false, hasDvAccess: false, canOrderSupplies: false };
const allFlags = { isAgent: true, isClubMember: true, hasDvAccess: true, canOrderSupplies: true };
const namesOf = (user: ToolUser) => toolsOf(user).map(({ name }) => name);

const forAll = [
  "my-kits",
  "my-profile",
  "order-history",
  "shared-animals",
  "owner-shared-animals",
  "archived-animals",
  "transfer-animals",
  "report-authentication",
  "results",
  "carrier-rates",
  "fact-sheets",
  "resources",
  "redeem-tests",
  "api-tokens",
  "order-tests",
];
const breederTools = ["parentage-request", "breeding-strategy", "feline-colour-tool", "acm-form"];
const ownerTools = [
  "relatives",
  "my-animals",
  "loyalty-points",
  "pending-orders",
  "invoices",
  "collection-agents",
];

it.each<[ToolUser["type"], readonly string[], readonly string[]]>([
  [
    "breeder",
    [
      ...ownerTools,
      ...breederTools,
      "multipack-transfer",
      "custom-profiles",
      "shows",
      "microchip-parent-checker",
      "work-spreadsheets",
    ],
    [
      "agent-products",
      "collected-animals",
      "club-access",
      "dv-access",
      "view-advance-results",
      "order-supplies",
    ],
  ],
  ["owner", ownerTools, ["agent-products", "collected-animals", "view-advance-results", "order-supplies"]],
  [
    "vet",
    [
      "my-patients",
      "vet-invoices",
      "custom-profiles",
      "microchip-parent-checker",
      "case-studies",
      "how-to-order",
      "view-advance-results",
    ],
    ["agent-products", "collected-animals", "order-supplies"],
  ],
  ["guest", [], []],
])("toolsOf lists the tools of a %s, and more with flags", (type, own, flagged) => {
  const all = type === "guest" ? ["order-tests"] : forAll;
  expect(namesOf({ type, ...noFlags }).toSorted()).toEqual([...all, ...own].toSorted());
  expect(namesOf({ type, ...allFlags }).toSorted()).toEqual([...all, ...own, ...flagged].toSorted());
});

it("toolsOf lists order-supplies for approved vets and for other collection agents", () => {
  expect(namesOf({ type: "vet", ...noFlags, isAgent: true })).not.toContain("order-supplies");
  expect(namesOf({ type: "vet", ...noFlags, canOrderSupplies: true })).toContain("order-supplies");
  expect(namesOf({ type: "owner", ...noFlags, canOrderSupplies: true })).not.toContain("order-supplies");
  expect(namesOf({ type: "owner", ...noFlags, isAgent: true })).toContain("order-supplies");
});

it.each([
  ["breeder", "/breeder"],
  ["owner", "/pet-owner"],
  ["vet", "/vet"],
] as const)("the tool order-tests of a %s is at %s", (type, path) => {
  expect(toolsOf({ type, ...noFlags })).toContainEqual({ name: "order-tests", path });
});
