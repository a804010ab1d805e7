import { expect, it } from "vitest";
import { toolsOf, type ToolUser } from "./tools";

const nobody = { isAgent: false, isClubMember: false, hasDvAccess: false, canOrderSupplies: false };
const everything = { isAgent: true, isClubMember: true, hasDvAccess: true, canOrderSupplies: true };
const namesOf = (user: ToolUser) => toolsOf(user).map(({ name }) => name);

const forAll = [
  "my-profile",
  "order-history",
  "shared-animals",
  "owner-shared-animals",
  "archived-animals",
  "transfer-animals",
  "report-authentication",
  "fact-sheets",
  "resources",
  "redeem-tests",
  "order-tests",
];
const bred = ["parentage-request", "breeding-strategy", "feline-colour-tool", "acm-form"];
const keeper = ["my-animals", "loyalty-points", "pending-orders", "invoices", "collection-agents"];

it.each<[ToolUser["type"], readonly string[], readonly string[]]>([
  [
    "breeder",
    [...keeper, ...bred, "multipack-transfer", "custom-profiles", "shows", "microchip-parent-checker"],
    ["agent-products", "collected-animals", "club-access", "dv-access", "work-spreadsheets"],
  ],
  ["owner", keeper, ["agent-products", "collected-animals"]],
  [
    "vet",
    [
      "my-patients",
      "vet-invoices",
      "microchip-parent-checker",
      "case-studies",
      "how-to-order",
      "view-advance-results",
    ],
    ["agent-products", "collected-animals", "order-supplies"],
  ],
  ["guest", [], []],
])("a %s has exactly their tools, and with the flags these more", (type, own, flagged) => {
  const all = type === "guest" ? ["order-tests"] : forAll;
  expect(namesOf({ type, ...nobody }).toSorted()).toEqual([...all, ...own].toSorted());
  expect(namesOf({ type, ...everything }).toSorted()).toEqual([...all, ...own, ...flagged].toSorted());
});

it("a vet orders supplies only with the flag for it", () => {
  expect(namesOf({ type: "vet", ...nobody, isAgent: true })).not.toContain("order-supplies");
  expect(namesOf({ type: "vet", ...nobody, canOrderSupplies: true })).toContain("order-supplies");
});

it.each([
  ["breeder", "/breeder"],
  ["owner", "/pet-owner"],
  ["vet", "/vet"],
] as const)("a %s orders tests at %s", (type, path) => {
  expect(toolsOf({ type, ...nobody })).toContainEqual({ name: "order-tests", path });
});
