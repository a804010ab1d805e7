import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import CustomProfilesError from "./custom-profiles/error";
import LoyaltyPointsError from "./loyalty-points/error";
import OrdersError from "./orders/error";
import PendingOrdersError from "./pending-orders/error";

afterEach(cleanup);

it.each([
  ["Failed to fetch orders", OrdersError],
  ["Failed to fetch orders", PendingOrdersError],
  ["Failed to fetch custom profiles", CustomProfilesError],
  ["Failed to fetch loyalty points", LoyaltyPointsError],
])("a portal page that cannot be read shows: %s", (message, Page) => {
  render(<Page />);
  expect(screen.getByRole("heading", { name: message })).toBeTruthy();
});
