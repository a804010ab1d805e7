// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { type Asked, fakeShop, type Told } from "@/store/testing/fake-shop";
import "@/store/testing/patience";
import { PendingOrders } from "./pending-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());
afterEach(cleanup);

const orders = [1, 2].map((id) => ({
  ...{ id, number: `TM-AAAAAAA${id}`, href: `/my/orders/${id}`, what: "A test", placed: "11/22/2026" },
  ...{ due: null, amount: "$40.00", isOverdue: false, canCancel: id === 1 },
}));
const usd = { code: "USD", symbol: "$" };
const methods = [{ method: "C", provider: "sandbox", clientId: "", isLive: false }];
const due = (amount: string, loyaltyPoints = 0): Told => ({
  body: { amount, loyaltyPoints, pointsValue: (loyaltyPoints / 20).toFixed(2), currency: usd, methods },
});

type Answer = Told | "nobody" | Promise<Told | "nobody">;

function open(answers: { count?: (asked: Asked) => Answer; pay?: (asked: Asked) => Answer }) {
  const shop = fakeShop((asked): Answer => {
    if (asked.path.includes("/sandbox/card"))
      return { body: { token: "sbt_1", brand: "visa", last4: "4242" } };
    if (asked.method === "POST") return answers.pay?.(asked) ?? { status: 500 };
    return answers.count?.(asked) ?? due("40.00");
  });
  render(
    <StoreProvider>
      <PendingOrders
        orders={orders}
        first={{ ids: [] }}
        payer={{ name: "Robin Marlowe", email: "robin@buyers.test" }}
        points={1000}
        language="en"
        words={messagesOf("en", "pendingOrders")}
        overdue="Overdue"
        cancelWords={messagesOf("en", "cancelOrder")}
        sandboxWords={messagesOf("en", "checkout").sandbox}
        providerWords={{ stripe: messagesOf("en", "stripe"), paypal: messagesOf("en", "paypal") }}
        sendingWords={messagesOf("en", "sending")}
      />
    </StoreProvider>,
  );
  return shop;
}

const choose = (number: string) =>
  userEvent.click(screen.getByRole("checkbox", { name: `Pay order ${number}` }));
const total = () => within(screen.getByRole("region", { name: "To pay" })).getByRole("status");

async function openDialog() {
  await choose("TM-AAAAAAA1");
  const pay = screen.getByRole("button", { name: "Pay now" });
  await waitFor(() => expect(pay).toHaveProperty("disabled", false));
  await userEvent.click(pay);
  return screen.findByRole("dialog");
}

async function fillCard(dialog: HTMLElement) {
  const form = within(dialog);
  await userEvent.type(form.getByLabelText("Card number"), "4242 4242 4242 4242");
  await userEvent.type(form.getByLabelText("Month"), "11");
  await userEvent.type(form.getByLabelText("Year"), String(new Date().getFullYear() + 2));
  await userEvent.type(form.getByLabelText("Security code"), "123");
}

it("nothing can be paid before something is chosen; of several choices the last one's sum is shown", async () => {
  const slow: ((told: Told) => void)[] = [];
  const shop = open({ count: () => new Promise((resolve) => slow.push(resolve)) });
  expect(screen.getByRole("button", { name: "Pay now" })).toHaveProperty("disabled", true);
  await choose("TM-AAAAAAA1");
  await choose("TM-AAAAAAA2");
  await waitFor(() => expect(slow).toHaveLength(2));
  expect(total().textContent).toBe("Adding it up");
  slow[1]?.(due("80.00"));
  await waitFor(() => expect(total().textContent).toContain("$80.00"));
  slow[0]?.(due("40.00"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(total().textContent).toContain("$80.00");
  expect(shop.asked.map(({ path }) => /order_ids=([^&]*)/.exec(decodeURIComponent(path))?.[1])).toEqual([
    "1",
    "1,2",
  ]);
});

it("a sum that cannot be had says so, and is asked for again", async () => {
  let isDown = true;
  open({ count: () => (isDown ? { status: 500, body: {} } : due("40.00")) });
  await choose("TM-AAAAAAA1");
  expect(await screen.findByText("Failed to get pending payments")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(total().textContent).toContain("$40.00"));
});

it("is paid once, with the amount that was shown, however often it is pressed", async () => {
  const shop = open({
    pay: () => ({
      body: {
        state: "paid",
        transactionId: "x",
        clientSecret: "",
        actionUrl: null,
        amount: "40.00",
        currency: usd,
      },
    }),
  });
  const dialog = await openDialog();
  await fillCard(dialog);
  await userEvent.dblClick(within(dialog).getAllByRole("button").at(-1) ?? dialog);
  expect(await screen.findByText(/^Paid\. Thank you!/)).toBeTruthy();
  const paid = shop.asked.filter(({ path }) => path === "/my/pending-orders/payment");
  expect(paid.map(({ body }) => body)).toEqual([
    { order_ids: [1], method: "C", provider: "sandbox", token: "sbt_1", amountSeen: "40.00" },
  ]);
});

it("where points were spent meanwhile the new amount is shown, what was typed stays, and that is paid", async () => {
  let points = 200;
  const seen: unknown[] = [];
  open({
    count: () => due(points > 0 ? "30.00" : "40.00", points),
    pay: ({ body }) => {
      const { amountSeen } = body as { amountSeen: string };
      seen.push(amountSeen);
      points = 0;
      return amountSeen === "40.00"
        ? {
            body: {
              state: "processing",
              transactionId: "x",
              clientSecret: "",
              actionUrl: null,
              amount: "40.00",
              currency: usd,
            },
          }
        : { status: 409, body: { code: "total_changed", message: "What there is to pay has changed." } };
    },
  });
  const dialog = await openDialog();
  expect(dialog.textContent).toContain("Pay $30.00");
  await fillCard(dialog);
  await userEvent.click(within(dialog).getAllByRole("button").at(-1) ?? dialog);
  expect(await screen.findByText("What there is to pay has changed.")).toBeTruthy();
  expect(await screen.findByRole("dialog", { name: "Pay $40.00" })).toBeTruthy();
  expect(within(dialog).getByLabelText("Security code")).toHaveProperty("value", "123");
  await userEvent.click(within(dialog).getAllByRole("button").at(-1) ?? dialog);
  expect(await screen.findByText(/^Your payment is on its way/)).toBeTruthy();
  expect(seen).toEqual(["30.00", "40.00"]);
});

it("only what can still be cancelled offers it", () => {
  open({});
  expect(screen.getByRole("button", { name: "Cancel order TM-AAAAAAA1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel order TM-AAAAAAA2" })).toBeNull();
});
