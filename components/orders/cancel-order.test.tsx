// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import "@/store/testing/patience";
import { CancelOrder } from "./cancel-order-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());
afterEach(cleanup);

async function open(answer: () => Told | "nobody" | Promise<Told | "nobody">) {
  const shop = fakeShop(answer);
  render(
    <StoreProvider>
      <main>
        <h1>Order TM-ABCDEFGH</h1>
        <CancelOrder
          order={{ id: 7, number: "TM-ABCDEFGH" }}
          words={messagesOf("en", "cancelOrder")}
          sendingWords={messagesOf("en", "sending")}
        />
      </main>
    </StoreProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel order TM-ABCDEFGH" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel order TM-ABCDEFGH?" });
  return { shop, dialog: within(dialog) };
}

const told = (state: string): Told => ({ body: { number: "TM-ABCDEFGH", state } });

it("is cancelled after a question, once, and the page is made anew", async () => {
  const { shop, dialog } = await open(() => told("cancelled"));
  expect(shop.asked).toEqual([]);
  await userEvent.dblClick(dialog.getByRole("button", { name: "Yes, cancel it" }));
  expect(await dialog.findByText(/^Order TM-ABCDEFGH is cancelled/)).toBeTruthy();
  expect(shop.count("PUT", /^\/my\/orders\/7\/cancelled$/)).toBe(1);
  await userEvent.click(dialog.getByRole("button", { name: "Close this" }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  // What opened it is about to go.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

it("that is paid in the very moment is said to be paid", async () => {
  const { dialog } = await open(() => told("paid"));
  await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel it" }));
  expect(await dialog.findByText(/is paid and was not cancelled/)).toBeTruthy();
});

it.each([
  [
    "refused",
    { status: 409, body: { code: "in_progress", message: "This is just being paid." } },
    /just being paid/,
  ],
  ["failed", { status: 500, body: {} }, "Failed to cancel the order"],
  ["lost", "nobody", /./],
] as const)("%s says why, and can be tried again", async (_how, first, words) => {
  let answer: Told | "nobody" = first;
  const { dialog } = await open(() => answer);
  await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel it" }));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toMatch(words));
  expect(refresh).not.toHaveBeenCalled();
  answer = told("cancelled");
  await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel it" }));
  expect(await dialog.findByText(/is cancelled/)).toBeTruthy();
});

it("is kept without asking anybody, and the keyboard is where it was", async () => {
  const { shop, dialog } = await open(() => told("cancelled"));
  await userEvent.click(dialog.getByRole("button", { name: "Keep the order" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const opener = screen.getByRole("button", { name: "Cancel order TM-ABCDEFGH" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect([shop.asked, refresh.mock.calls]).toEqual([[], []]);
});
