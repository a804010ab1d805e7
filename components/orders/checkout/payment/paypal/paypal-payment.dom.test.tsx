import type { OnApproveDataOneTimePayments } from "@paypal/react-paypal-js/sdk-v6";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { PaypalPayment } from "./paypal-payment-client";

const messages = getMessages("en", "payments").paypal;

/** Stands in for PayPal's script; its React components are real. */
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
let isSessionReady = false;

function paymentProps() {
  return {
    start: vi.fn(async () => ({ clientSecret: "", transactionId: "5O190127TN364715T", orderToken: "t" })),
    onDone: vi.fn(async (_: string): Promise<void> => undefined),
    onFailed: vi.fn(),
    canStart: () => true,
  };
}

beforeEach(() => {
  isSessionReady = false;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  createInstance.mockImplementation(async () => ({
    createPayPalSubscriptionPaymentSession(callbacks: SubscriptionSession["callbacks"]) {
      isSessionReady = true;
      return {
        async start(_: unknown, subscription: Promise<{ subscriptionId: string }>) {
          subscribed = { id: (await subscription).subscriptionId, callbacks };
        },
        destroy: () => undefined,
        cancel: () => undefined,
      };
    },
    createPayPalOneTimePaymentSession(callbacks: Session["callbacks"]) {
      isSessionReady = true;
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

async function open(props = paymentProps(), isLive = false, renews = false) {
  render(
    <PaypalPayment
      {...props}
      clientId="client"
      amount={12_950}
      currency="AUD"
      isLive={isLive}
      renews={renews}
    />,
  );
  const button = await vi.waitFor(() => {
    const found = document.querySelector("paypal-button");
    if (found === null || !isSessionReady) throw new Error("PayPal's button is not ready.");
    return found;
  }, 10_000);
  return { ...props, button, user: userEvent.setup() };
}

describe("PayPal payment", () => {
  test("passes an approved payment to onDone", async () => {
    const { start, onDone, onFailed, button, user } = await open();
    expect(createInstance).toHaveBeenCalledWith(
      expect.objectContaining({ clientId: "client", components: ["paypal-payments"], pageType: "checkout" }),
    );
    expect(start).not.toHaveBeenCalled();
    await user.click(button);
    await expect.poll(() => session.orders).toEqual(["5O190127TN364715T"]);
    await expect.poll(() => screen.getByRole("status").textContent).toBe(messages.open);
    await act(() => session.callbacks.onApprove({ orderId: "5O190127TN364715T" }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith("5O190127TN364715T");
    expect(onFailed).not.toHaveBeenCalled();
  });

  test("starts one payment on a double click, and none while it is being completed", async () => {
    const props = paymentProps();
    props.onDone.mockReturnValue(new Promise<void>(() => undefined));
    const { start, button, user } = await open(props);
    await user.dblClick(button);
    void session.callbacks.onApprove({ orderId: "A" });
    await expect.poll(() => screen.getByRole("status").textContent).toBe(messages.settling);
    await user.click(button);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("shows a note when the window is closed, and can be opened again", async () => {
    const { start, onFailed, button, user } = await open();
    await user.click(button);
    act(() => session.callbacks.onCancel());
    expect(screen.getByRole("status").textContent).toBe(messages.cancelled);
    expect(onFailed).not.toHaveBeenCalled();
    await user.click(button);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test("reports an error of PayPal once", async () => {
    const { onFailed, button, user } = await open();
    await user.click(button);
    act(() => session.callbacks.onError(new Error("ERR_DEV_UNABLE_TO_OPEN_POPUP")));
    act(() => session.callbacks.onError(new Error("again")));
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(messages.failed);
  });

  test("shows no second message when starting the payment was refused", async () => {
    const props = paymentProps();
    props.start.mockRejectedValueOnce(new Error("refused"));
    const { onFailed, onDone, button, user } = await open(props);
    await user.click(button);
    await expect.poll(() => session.orders).toEqual(["refused"]);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    await expect.poll(() => screen.getByRole("status").textContent).toBe("");
    await user.click(button);
    await expect.poll(() => session.orders).toEqual(["refused", "5O190127TN364715T"]);
  });

  test("opens no window before the terms are accepted", async () => {
    const canStart = vi.fn(() => false);
    const { start, button, user } = await open({ ...paymentProps(), canStart });
    await user.click(button);
    expect(start).not.toHaveBeenCalled();
    expect(session.orders).toEqual([]);
    canStart.mockReturnValue(true);
    await user.click(button);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("mentions test payments in the sandbox only", async () => {
    await open(paymentProps(), true);
    expect(screen.queryByText(messages.sandbox)).toBeNull();
    cleanup();
    await open();
    screen.getByText(messages.sandbox);
  });

  test("shows an error with a retry button when PayPal cannot be loaded", async () => {
    createInstance.mockRejectedValueOnce(new Error("blocked"));
    render(
      <PaypalPayment
        {...paymentProps()}
        clientId="c"
        amount={1}
        currency="AUD"
        isLive={false}
        renews={false}
      />,
    );
    await expect.poll(() => screen.queryByRole("alert")?.textContent).toContain(messages.blocked);
    await userEvent.setup().click(screen.getByRole("button", { name: messages.retry }));
    await expect.poll(() => document.querySelector("paypal-button")).not.toBeNull();
  });

  test("approves a yearly product as a subscription", async () => {
    const props = paymentProps();
    props.start.mockResolvedValue({ clientSecret: "", transactionId: "I-BW452GLLEP1G", orderToken: "t" });
    const { onDone, button, user } = await open(props, false, true);
    expect(createInstance).toHaveBeenCalledWith(
      expect.objectContaining({ components: ["paypal-subscriptions"] }),
    );
    expect(button.getAttribute("aria-label")).toBe(messages.subscribe);
    await user.click(button);
    await expect.poll(() => subscribed.id).toBe("I-BW452GLLEP1G");
    await act(() => subscribed.callbacks.onApprove({ subscriptionId: "I-BW452GLLEP1G" }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith("I-BW452GLLEP1G");
  });
});
