import { describe, expect, it } from "vitest";
import { listSteps, type OrderContents } from "./next-steps";

const none = { kits: 0, goods: 0, services: 0, subscriptions: 0 };
const posted = { shippingMethod: "Standard tracked post", deliveryAddress: null, shipment: null };
const unposted = { ...posted, shippingMethod: null };
const shipment = { carrier: "USPS", trackingNumber: null, trackingUrl: null, postedAt: "2026-11-22" };

describe("next steps of a placed order", () => {
  it.each<[string, OrderContents, readonly string[]]>([
    ["kits", { ...posted, contents: { ...none, kits: 6 } }, ["postKits", "swab", "post", "read"]],
    [
      "kits and a tag",
      { ...posted, contents: { ...none, kits: 1, goods: 1 } },
      ["postAll", "swab", "post", "read"],
    ],
    ["a collar tag", { ...posted, contents: { ...none, goods: 1 } }, ["postGoods"]],
    ["an upgrade", { ...unposted, contents: { ...none, services: 1 } }, ["service", "read"]],
    ["a membership", { ...unposted, contents: { ...none, subscriptions: 1 } }, ["subscription"]],
    ["tests of a practice with own swabs", { ...unposted, contents: { ...none, kits: 1 } }, ["swab", "read"]],
    ["a posted kit", { ...posted, shipment, contents: { ...none, kits: 1 } }, ["swab", "post", "read"]],
  ])("fit %s", (_name, order, steps) => {
    expect(listSteps(order)).toEqual(steps);
  });
});
