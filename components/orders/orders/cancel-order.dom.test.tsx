import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { CancelOrder } from "./cancel-order-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

async function openDialog(respond: () => FakeResponse | "offline" | Promise<FakeResponse | "offline">) {
  const bff = fakeBff(respond);
  renderInStore(
    <main>
      <h1>Order TM-ABCDEFGH</h1>
      <CancelOrder order={{ id: 7, number: "TM-ABCDEFGH" }} />
    </main>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel order TM-ABCDEFGH" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel order TM-ABCDEFGH?" });
  return { bff, dialog: within(dialog) };
}

const cancelResponse = (state: string): FakeResponse => ({ body: { number: "TM-ABCDEFGH", state } });

describe("cancel order", () => {
  it("cancels once after a confirmation, and refreshes the page", async () => {
    const { bff, dialog } = await openDialog(() => cancelResponse("cancelled"));
    expect(bff.requests).toEqual([]);
    await userEvent.dblClick(dialog.getByRole("button", { name: "Yes, cancel it" }));
    expect(await dialog.findByText(/^Order TM-ABCDEFGH is cancelled/)).toBeTruthy();
    expect(bff.count("PUT", /^\/my\/orders\/7\/cancelled$/)).toBe(1);
    await userEvent.click(dialog.getByRole("button", { name: "Close this" }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    // The button disappears with the new state.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  });

  it("says so when the order has been paid in the meantime", async () => {
    const { dialog } = await openDialog(() => cancelResponse("paid"));
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
    ["lost", "offline", /./],
  ] as const)("shows why a %s request failed, which can be repeated", async (_outcome, first, message) => {
    let response: FakeResponse | "offline" = first;
    const { dialog } = await openDialog(() => response);
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(dialog.getByRole("alert").textContent).toMatch(message));
    expect(refresh).not.toHaveBeenCalled();
    response = cancelResponse("cancelled");
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel it" }));
    expect(await dialog.findByText(/is cancelled/)).toBeTruthy();
  });

  it("keeps the order without a request, and returns the focus to the button", async () => {
    const { bff, dialog } = await openDialog(() => cancelResponse("cancelled"));
    await userEvent.click(dialog.getByRole("button", { name: "Keep the order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Cancel order TM-ABCDEFGH" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect([bff.requests, refresh.mock.calls]).toEqual([[], []]);
  });
});
