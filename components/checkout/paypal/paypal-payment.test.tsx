// @vitest-environment jsdom
import type { OnApproveDataOneTimePayments } from "@paypal/react-paypal-js/sdk-v6";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "@/messages/en/paypal.json";
import { PaypalPayment } from "./paypal-payment-client";

/** What PayPal's script is asked for, in its place; React's part is the real one. */
interface Session {
  readonly orders: (string | "refused")[];
  callbacks: {
    onApprove: (data: Pick<OnApproveDataOneTimePayments, "orderId">) => Promise<void>;
    onCancel: () => void;
    onError: (error: Error) => void;
  };
}

interface SubscriptionSession {
  readonly id: string;
  readonly callbacks: { onApprove: (data: { subscriptionId: string }) => Promise<void> };
}

const createInstance = vi.fn();
let subscribed: SubscriptionSession;
let session: Session;

function given() {
  return {
    start: vi.fn(async () => ({ clientSecret: "", transactionId: "5O190127TN364715T", orderToken: "t" })),
    onDone: vi.fn(async (_: string): Promise<void> => undefined),
    onFailed: vi.fn(),
    mayStart: () => true,
  };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  createInstance.mockImplementation(async () => ({
    createPayPalSubscriptionPaymentSession(callbacks: SubscriptionSession["callbacks"]) {
      return {
        async start(_: unknown, subscription: Promise<{ subscriptionId: string }>) {
          subscribed = { id: (await subscription).subscriptionId, callbacks };
        },
        destroy: () => undefined,
        cancel: () => undefined,
      };
    },
    createPayPalOneTimePaymentSession(callbacks: Session["callbacks"]) {
      session = { orders: [], callbacks };
      return {
        async start(_: unknown, order: Promise<{ orderId: string }>) {
          session.orders.push(await order.then(({ orderId }) => orderId).catch(() => "refused"));
          await order;
        },
        destroy: () => undefined,
        cancel: () => undefined,
      };
    },
  }));
  vi.stubGlobal("paypal", { version: "6.1.0", createInstance });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(props = given(), isLive = false, renews = false) {
  render(
    <PaypalPayment
      {...props}
      clientId="client"
      amount={12_950}
      currency="AUD"
      words={words}
      isLive={isLive}
      renews={renews}
    />,
  );
  const button = await vi.waitFor(() => {
    const found = document.querySelector("paypal-button");
    if (found === null) throw new Error("PayPal's button is not there.");
    return found;
  });
  return { ...props, button, user: userEvent.setup() };
}

test("what was approved is handed to the shop, which takes the money", async () => {
  const { start, onDone, onFailed, button, user } = await open();
  expect(createInstance).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: "client", components: ["paypal-payments"], pageType: "checkout" }),
  );
  expect(start).not.toHaveBeenCalled();
  await user.click(button);
  expect(session.orders).toEqual(["5O190127TN364715T"]);
  expect(screen.getByRole("status").textContent).toBe(words.open);
  await act(() => session.callbacks.onApprove({ orderId: "5O190127TN364715T" }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith("5O190127TN364715T");
  expect(onFailed).not.toHaveBeenCalled();
});

test("twice clicked it is begun once, and while the shop is at it not again", async () => {
  const props = given();
  props.onDone.mockReturnValue(new Promise<void>(() => undefined));
  const { start, button, user } = await open(props);
  await user.dblClick(button);
  void session.callbacks.onApprove({ orderId: "A" });
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.settling));
  await user.click(button);
  expect(start).toHaveBeenCalledTimes(1);
});

test("closing PayPal's window is no failure: it is said, and may be opened again", async () => {
  const { start, onFailed, button, user } = await open();
  await user.click(button);
  act(() => session.callbacks.onCancel());
  expect(screen.getByRole("status").textContent).toBe(words.cancelled);
  expect(onFailed).not.toHaveBeenCalled();
  await user.click(button);
  expect(start).toHaveBeenCalledTimes(2);
});

test("what goes wrong at PayPal is told to the shop once", async () => {
  const { onFailed, button, user } = await open();
  await user.click(button);
  act(() => session.callbacks.onError(new Error("ERR_DEV_UNABLE_TO_OPEN_POPUP")));
  act(() => session.callbacks.onError(new Error("again")));
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(words.failed);
});

test("refused by the shop, which has said why, nothing more is said", async () => {
  const props = given();
  props.start.mockRejectedValueOnce(new Error("refused"));
  const { onFailed, onDone, button, user } = await open(props);
  await user.click(button);
  expect(session.orders).toEqual(["refused"]);
  expect(onFailed).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(button);
  expect(session.orders).toEqual(["refused", "5O190127TN364715T"]);
});

test("no window opens before the terms are accepted", async () => {
  const mayStart = vi.fn(() => false);
  const { start, button, user } = await open({ ...given(), mayStart });
  await user.click(button);
  expect(start).not.toHaveBeenCalled();
  expect(session.orders).toEqual([]);
  mayStart.mockReturnValue(true);
  await user.click(button);
  expect(start).toHaveBeenCalledTimes(1);
});

test("only the sandbox says that no money moves", async () => {
  await open(given(), true);
  expect(screen.queryByText(words.sandbox)).toBeNull();
  cleanup();
  await open();
  screen.getByText(words.sandbox);
});

test("where PayPal cannot be had a sentence says so, and it can be tried again", async () => {
  createInstance.mockRejectedValueOnce(new Error("blocked"));
  render(
    <PaypalPayment
      {...given()}
      clientId="c"
      amount={1}
      currency="AUD"
      words={words}
      isLive={false}
      renews={false}
    />,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(words.blocked);
  await userEvent.setup().click(screen.getByRole("button", { name: words.retry }));
  await vi.waitFor(() => expect(document.querySelector("paypal-button")).not.toBeNull());
});

test("what renews is agreed to as a subscription, which the shop then sets going", async () => {
  const props = given();
  props.start.mockResolvedValue({ clientSecret: "", transactionId: "I-BW452GLLEP1G", orderToken: "t" });
  const { onDone, button, user } = await open(props, false, true);
  expect(createInstance).toHaveBeenCalledWith(
    expect.objectContaining({ components: ["paypal-subscriptions"] }),
  );
  expect(button.getAttribute("aria-label")).toBe(words.subscribe);
  await user.click(button);
  expect(subscribed.id).toBe("I-BW452GLLEP1G");
  await act(() => subscribed.callbacks.onApprove({ subscriptionId: "I-BW452GLLEP1G" }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith("I-BW452GLLEP1G");
});
