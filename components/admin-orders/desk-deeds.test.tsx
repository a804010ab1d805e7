// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import "@/store/testing/patience";
import { DeskDeeds, type DeskMatter } from "./desk-deeds-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());
afterEach(cleanup);

const open: DeskMatter = {
  ...{ id: 5, number: "TM-ABCDEFGH", canCancel: true, canMarkPaid: true, refundable: "$40.00" },
};

function show(order: DeskMatter, answer: () => Told | Promise<Told>) {
  const shop = fakeShop(answer);
  render(
    <StoreProvider>
      <DeskDeeds
        order={order}
        words={messagesOf("en", "ordersDesk")}
        sendingWords={messagesOf("en", "sending")}
      />
    </StoreProvider>,
  );
  return shop;
}

it.each([
  ["Cancel the order", "Cancel it", "Why (for us only)", "/admin/orders/5/cancelled", "reason"],
  ["Mark as paid", "It is paid", "How you know", "/admin/orders/5/paid", "note"],
  ["Give money back", "Give back", "Why", "/admin/orders/5/refunds", "reason"],
])(
  "%s: asks for words, does it once, and shows what came of it",
  async (button, submit, label, path, key) => {
    const shop = show(open, () => ({ body: {} }));
    await userEvent.click(screen.getByRole("button", { name: button }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: submit }));
    expect(await dialog.findByText("This field is required")).toBeTruthy();
    expect(shop.asked).toEqual([]);
    await userEvent.type(dialog.getByLabelText(label), "As agreed");
    await userEvent.dblClick(dialog.getByRole("button", { name: submit }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(shop.asked).toMatchObject([{ path, body: { [key]: "As agreed" } }]);
  },
);

it("a deed that is refused says why, and keeps what was written", async () => {
  show(open, () => ({ status: 409, body: { code: "in_progress", message: "This is just being paid." } }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Why (for us only)"), "As agreed");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel it" }));
  expect(await dialog.findByText("This is just being paid.")).toBeTruthy();
  expect(dialog.getByLabelText("Why (for us only)")).toHaveProperty("value", "As agreed");
  expect(refresh).not.toHaveBeenCalled();
});

it("only what can be done is offered", () => {
  show({ ...open, canCancel: false, canMarkPaid: false, refundable: undefined }, () => ({}));
  expect(screen.queryAllByRole("button")).toEqual([]);
});
