import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import type { PlacedOrder } from "./placed-order";
import { PlacedOrderView } from "./placed-order-view";

const order: PlacedOrder = {
  number: "TM-1",
  state: "paid",
  isProcessing: false,
  method: "EFT",
  isGuestOrder: false,
  placedAt: "2026-11-02T09:00:00Z",
  paidAt: "2026-11-20T09:00:00Z",
  dueAt: "2026-11-02T09:00:00Z",
  name: "Jo Field",
  email: "jo@test.example",
  country: "US",
  renewal: null,
  lines: [],
  kits: { count: 0, list: [] },
  sample: "awaited",
  contents: { kits: 1, goods: 0, services: 0, subscriptions: 0 },
  shippingMethod: "Standard tracked post",
  deliveryAddress: null,
  shipment: null,
  deliveryDays: { min: 1, max: 5 },
  subtotal: "90.00",
  shipping: "0.00",
  discount: "0.00",
  pointsValue: "0.00",
  total: "90.00",
  tax: "0.00",
  taxRateBps: 0,
  currency: { code: "USD", symbol: "$" },
};

it("the placed order counts the delivery dates of a transfer from its payment", () => {
  renderInStore(<PlacedOrderView order={order} />);
  expect(screen.getByText(/Mon, Nov 23 to Fri, Nov 27/)).toBeTruthy();
});
