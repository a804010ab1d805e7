// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Wallet } from "@/lib/contract/loyalty/loyalty.types";
import { messagesOf, wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop } from "@/store/testing/fake-shop";
import { OwnWallet } from "./own-wallet";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());
afterEach(cleanup);

const aud = (amount: string) => ({ amount, currency: { code: "AUD", symbol: "$" } });
const entry = {
  id: 1,
  points: 120,
  kind: "earned",
  order: "TM-1",
  coupon: null,
  at: "2026-03-04T10:00:00.000Z",
} as const;
const wallet: Wallet = {
  results: [entry],
  ...{ count: 1, next: null, previous: null, balance: 120, value: aud("6.00"), coupons: [] },
  rewards: [
    { coupon: "100", points: 100, ...aud("5.00") },
    { coupon: "200", points: 200, ...aud("10.00") },
  ],
};

function open(part: Partial<Wallet> = {}, answer: Parameters<typeof fakeShop>[0] = () => "nobody") {
  const shop = fakeShop(answer);
  render(
    <StoreProvider>
      <OwnWallet
        wallet={{ ...wallet, ...part }}
        page={1}
        country="AU"
        language="en"
        words={wordsOf("en", "cartPricing")}
        messages={messagesOf("en", "cartPricing").wallet}
        sendingWords={messagesOf("en", "sending")}
      />
    </StoreProvider>,
  );
  return shop;
}

it("says what somebody has, and of what there is too little for how much is missing", () => {
  open();
  expect(screen.getByText("120 points")).toBeTruthy();
  expect(screen.getByText("worth $6.00")).toBeTruthy();
  expect(screen.getByText("80 more points to go")).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("tells how points came and went, by order and coupon", () => {
  const gone = { ...entry, id: 2, points: -30 };
  open({
    results: [
      entry,
      { ...gone, kind: "spent", order: "TM-2" },
      { ...gone, id: 3, kind: "redeemed", order: null, coupon: "TM-ABCD" },
      { ...gone, id: 4, kind: "earned", order: "TM-3" },
      { ...entry, id: 5, kind: "given", order: null },
    ],
  });
  const rows = within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Earned by order TM-104/03/2026+120",
    "Used for order TM-204/03/2026−30",
    "Turned into coupon TM-ABCD04/03/2026−30",
    "Taken back: order TM-3 was refunded04/03/2026−30",
    "A gift from us04/03/2026+120",
  ]);
});

it("without any history leads to what brings the first points", () => {
  open({ results: [], count: 0, balance: 0 });
  expect(screen.getByText("No Results")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all tests" }).getAttribute("href")).toBe("/store");
});

it("makes a coupon of points, once however often it is pressed, and reads the page again", async () => {
  const made = { code: "TM-AAAA-BBBB-CCCC", ...aud("5.00"), endsAt: null, balance: 20 };
  const shop = open({}, () => ({ body: made }));
  await userEvent.tripleClick(screen.getByRole("button", { name: "Get the $5.00 coupon for 100 points" }));
  const told = await screen.findByText(
    "Your coupon over $5.00 is ready: TM-AAAA-BBBB-CCCC",
    {},
    { timeout: 10_000 },
  );
  await waitFor(() => expect(document.activeElement).toBe(told));
  expect(shop.asked.map(({ body }) => body)).toEqual([{ coupon: "100" }]);
  expect(screen.getByText("80 more points to go")).toBeTruthy();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  [{ status: 428, body: { coupon: "You have 20 points, and this takes 100" } }, /You have 20 points/],
  [{ status: 500, body: {} }, /Failed to redeem loyalty points/],
])("says why it made none", async (answer, words) => {
  open({}, () => answer);
  await userEvent.click(screen.getByRole("button", { name: /Get the \$5\.00 coupon/ }));
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
});
