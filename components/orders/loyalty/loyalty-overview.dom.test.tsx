import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LoyaltyAccount } from "@/lib/contract/orders/loyalty/loyalty.types";
import { renderInStore } from "@/store/testing/render-in-store";
import { type FakeResponse, fakeBff } from "@/store/testing/fake-bff";
import { LoyaltyOverview } from "./loyalty-overview";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const aud = (amount: string) => ({ amount, currency: { code: "AUD", symbol: "$" } });
const entry = {
  id: 1,
  points: 120,
  kind: "earned",
  order: "TM-1",
  coupon: null,
  at: "2026-03-04T10:00:00.000Z",
} as const;
const wallet: LoyaltyAccount = {
  results: [entry],
  count: 1,
  next: null,
  previous: null,
  balance: 120,
  value: aud("6.00"),
  coupons: [],
  rewards: [
    { coupon: "100", points: 100, ...aud("5.00") },
    { coupon: "200", points: 200, ...aud("10.00") },
  ],
};

function renderOverview(
  part: Partial<LoyaltyAccount> = {},
  respond: Parameters<typeof fakeBff>[0] = () => "offline",
) {
  const bff = fakeBff(respond);
  renderInStore(<LoyaltyOverview wallet={{ ...wallet, ...part }} page={1} />);
  return bff;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: /the \$5\.00 coupon/ }));
  const dialog = await screen.findByRole("dialog", { name: "Turn 100 points into a $5.00 coupon?" });
  return within(dialog).getByRole("button", { name: "Redeem" });
}

describe("loyalty overview", () => {
  it("shows the balance, and the missing points of each reward out of reach", () => {
    renderOverview();
    expect(screen.getByText("120 points")).toBeTruthy();
    expect(screen.getByText("worth $6.00")).toBeTruthy();
    expect(screen.getByText("80 more points to go")).toBeTruthy();
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("describes each history entry with its order or coupon", () => {
    const negative = { ...entry, id: 2, points: -30 };
    renderOverview({
      results: [
        entry,
        { ...negative, kind: "spent", order: "TM-2" },
        { ...negative, id: 3, kind: "redeemed", order: null, coupon: "TM-ABCD" },
        { ...negative, id: 4, kind: "earned", order: "TM-3" },
        { ...entry, id: 5, kind: "given", order: null },
      ],
    });
    const rows = within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Earned by order TM-104/03/2026+120",
      "Used for order TM-204/03/2026−30",
      "Turned into coupon TM-ABCD04/03/2026−30",
      "Deducted: order TM-3 was refunded04/03/2026−30",
      "A gift from us04/03/2026+120",
    ]);
  });

  it("links to the store when there is no history", () => {
    renderOverview({ results: [], count: 0, balance: 0 });
    expect(screen.getByText("No Results")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all tests" }).getAttribute("href")).toBe("/store");
  });

  it("creates one coupon on repeated clicks after a confirmation, and refreshes the page", async () => {
    const coupon = { code: "TM-AAAA-BBBB-CCCC", ...aud("5.00"), endsAt: null, balance: 20 };
    let respond = (_response: FakeResponse) => {};
    const bff = renderOverview({}, () => new Promise<FakeResponse>((resolve) => (respond = resolve)));
    const confirm = await openDialog();
    expect(bff.requests).toEqual([]);
    await userEvent.tripleClick(confirm);
    await waitFor(() => expect(bff.requests).toHaveLength(1));
    // Not earlier: a click after the response would move the focus.
    respond({ body: coupon });
    const status = await screen.findByText(
      "Your $5.00 coupon is ready: TM-AAAA-BBBB-CCCC",
      {},
      { timeout: 10_000 },
    );
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(bff.requests.map(({ body }) => body)).toEqual([{ coupon: "100" }]);
    expect(await screen.findByText("80 more points to go")).toBeTruthy();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ status: 428, body: { coupon: "You have 20 points, and this takes 100" } }, /You have 20 points/],
    [{ status: 500, body: {} }, /Failed to redeem loyalty points/],
  ])("shows why no coupon was created", async (response, message) => {
    renderOverview({}, () => response);
    await userEvent.click(await openDialog());
    expect(await screen.findByText(message, {}, { timeout: 10_000 })).toBeTruthy();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("repeats a lost request under the same key, and redeems once more under a new one", async () => {
    const coupon = { code: "TM-AAAA-BBBB-CCCC", ...aud("5.00"), endsAt: null, balance: 300 };
    const { requests } = renderOverview({ balance: 400 }, () =>
      requests.length === 1 ? "offline" : { body: coupon },
    );
    const redeem = async (count: number) => {
      await userEvent.click(await openDialog());
      await waitFor(() => expect(requests).toHaveLength(count));
    };
    await redeem(1);
    expect(refresh).not.toHaveBeenCalled();
    await redeem(2);
    await redeem(3);
    const [first, second, third] = requests.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
