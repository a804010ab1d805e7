import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { AdminActions } from "./admin-actions-client";
import type { AdminActionOrder } from "./admin-actions-types";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const openOrder: AdminActionOrder = {
  id: 5,
  number: "TM-ABCDEFGH",
  canCancel: true,
  canMarkPaid: true,
  isHeld: false,
  refundable: {
    amount: "40.00",
    currency: { code: "USD" },
    units: [{ lineId: 7, name: "Geno Pet", quantity: 2, amount: "30.00" }],
  },
};

function renderActions(order: AdminActionOrder, respond: () => FakeResponse | Promise<FakeResponse>) {
  const bff = fakeBff(respond);
  renderInStore(<AdminActions order={order} />);
  return bff;
}

describe("admin actions", () => {
  it.each([
    ["Cancel the order", "Cancel order", "Reason (internal)", "/admin/orders/5/cancelled", "reason"],
    ["Mark as paid", "Mark as paid", "How did you confirm the payment?", "/admin/orders/5/paid", "note"],
    ["Refund", "Refund $40.00", "Reason", "/admin/orders/5/refunds", "reason"],
  ])("%s requires a text, is sent once and refreshes the page", async (button, submit, label, path, key) => {
    const bff = renderActions(openOrder, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: button }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: submit }));
    expect(await dialog.findByText("This field is required")).toBeTruthy();
    expect(bff.requests).toEqual([]);
    await userEvent.type(dialog.getByLabelText(label), "As agreed");
    await userEvent.dblClick(dialog.getByRole("button", { name: submit }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bff.requests).toMatchObject([{ path, body: { [key]: "As agreed" } }]);
  });

  it.each([
    [
      "Part: choose items",
      { label: "Geno Pet", text: "1" },
      "Refund $15.00",
      { units: [{ lineId: 7, quantity: 1 }] },
    ],
    ["Part: enter an amount", { label: "Amount", text: "12,5" }, "Refund $12.50", { amount: "12.50" }],
  ])(
    "refund: %s names the amount on the button and sends it",
    async (mode, { label, text }, submit, body) => {
      const bff = renderActions(openOrder, () => ({ body: {} }));
      await userEvent.click(screen.getByRole("button", { name: "Refund" }));
      const dialog = within(await screen.findByRole("dialog"));
      await userEvent.click(dialog.getByLabelText(mode));
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.type(dialog.getByLabelText(label), text);
      await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
      await userEvent.click(dialog.getByRole("button", { name: submit }));
      await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
      expect(bff.requests).toMatchObject([{ body: { ...body, reason: "As agreed" } }]);
    },
  );

  it("refund: asks for the bank reference of a transfer", async () => {
    const refundable = { amount: "40.00", currency: { code: "USD" }, units: [], isTransfer: true };
    const bff = renderActions({ ...openOrder, refundable }, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Send the money back from our bank account first/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Bank reference of your transfer"), "BANK-42");
    await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
    await userEvent.click(dialog.getByRole("button", { name: "Refund $40.00" }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bff.requests).toMatchObject([{ body: { reference: "BANK-42", reason: "As agreed" } }]);
  });

  it.each(["Full: $40.00", "Part: enter an amount"])(
    "refund: %s of a transfer requires the bank reference before sending, with focus on it",
    async (mode) => {
      const refundable = { amount: "40.00", currency: { code: "USD" }, units: [], isTransfer: true };
      const bff = renderActions({ ...openOrder, refundable }, () => ({ body: {} }));
      await userEvent.click(screen.getByRole("button", { name: "Refund" }));
      const dialog = within(await screen.findByRole("dialog"));
      await userEvent.click(dialog.getByLabelText(mode));
      const amount = dialog.queryByLabelText("Amount");
      if (amount) await userEvent.type(amount, "40");
      await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
      const reference = dialog.getByLabelText("Bank reference of your transfer");
      await userEvent.type(reference, " ");
      await userEvent.click(dialog.getByRole("button", { name: "Refund $40.00" }));
      expect(await dialog.findByText("This field is required")).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(reference));
      expect(reference.getAttribute("aria-invalid")).toBe("true");
      expect(bff.requests).toEqual([]);
    },
  );

  it("refund: asks for a reason only when no money was paid", async () => {
    const refundable = { amount: "0.00", currency: { code: "USD" }, units: [] };
    const bff = renderActions({ ...openOrder, refundable }, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Any loyalty points or coupon used are returned/)).toBeTruthy();
    expect(dialog.queryAllByRole("radio")).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
    await userEvent.click(dialog.getByRole("button", { name: "Refund" }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bff.requests.map(({ body }) => body)).toEqual([{ reason: "As agreed" }]);
  });

  it("refund: offers only items that the money left pays for, and says how much is left", async () => {
    const units = [
      { lineId: 7, name: "Geno Pet", quantity: 2, amount: "30.00" },
      { lineId: 8, name: "Swabs", quantity: 1, amount: "10.00" },
    ];
    const refundable = { amount: "20.00", currency: { code: "USD" }, units };
    const bff = renderActions({ ...openOrder, refundable }, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByLabelText("Part: choose items"));
    const [kits, swabs] = [dialog.getByLabelText("Geno Pet"), dialog.getByLabelText("Swabs")];
    expect(dialog.getByText(/At most 1 can be refunded: \$20\.00 of the payment is left\./)).toBeTruthy();
    expect(kits).toHaveProperty("max", "1");
    expect(swabs).toHaveProperty("disabled", false);
    await userEvent.clear(kits);
    await userEvent.type(kits, "2");
    expect(dialog.getByText(/Can’t be refunded: \$5\.00 of the payment is left\./)).toBeTruthy();
    expect(swabs).toHaveProperty("disabled", true);
    await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
    await userEvent.click(dialog.getByRole("button", { name: "Refund $15.00" }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bff.requests).toMatchObject([{ body: { units: [{ lineId: 7, quantity: 1 }] } }]);
  });

  it("refund: an empty part is an error and never refunds everything", async () => {
    const bff = renderActions(openOrder, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByLabelText("Part: enter an amount"));
    await userEvent.type(dialog.getByLabelText("Reason"), "As agreed");
    await userEvent.click(dialog.getByRole("button", { name: "Refund" }));
    expect(await dialog.findByText("This field is required")).toBeTruthy();
    expect(bff.requests).toEqual([]);
  });

  it("shows why an action was refused, and keeps the input", async () => {
    renderActions(openOrder, () => ({
      status: 409,
      body: { code: "in_progress", message: "This is just being paid." },
    }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason (internal)"), "As agreed");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel order" }));
    expect(await dialog.findByText("This is just being paid.")).toBeTruthy();
    expect(dialog.getByLabelText("Reason (internal)")).toHaveProperty("value", "As agreed");
    expect(refresh).not.toHaveBeenCalled();
  });

  it("shows buttons for available actions only", () => {
    renderActions({ ...openOrder, canCancel: false, canMarkPaid: false, refundable: undefined }, () => ({}));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
