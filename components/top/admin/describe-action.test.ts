import { expect, it } from "vitest";
import { describeAction } from "./audit-log";

it.each([
  ["admin.impersonate", "Acted as Jane Breeder"],
  ["approvals.decide", "Decided an application of Jane Breeder"],
  ["cart.addItem", "Added an item to the cart"],
  ["futureArea.someCall", "Used future area: some call"],
])("the audit log describes %s in plain words", (call, text) => {
  expect(describeAction({ call, subject: "Jane Breeder" }, "en")).toBe(text);
});
