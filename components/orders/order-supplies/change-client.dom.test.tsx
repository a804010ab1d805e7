import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { ChangeClientButton } from "./change-client-button-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const order = {
  id: 9,
  number: "TM-ABCDEFGH",
  user: { firstName: "Rosa", lastName: "Tennant", email: "rosa@clients.test", phoneNumber: null },
  agent: { name: "Vera Lindqvist", clinic: "Harbour Lane" },
};

async function openDialog(respond: () => FakeResponse | "offline" | Promise<FakeResponse | "offline">) {
  const bff = fakeBff(respond);
  renderInStore(<ChangeClientButton order={order} />);
  await userEvent.click(screen.getByRole("button", { name: "Change the client of order TM-ABCDEFGH" }));
  const dialog = await screen.findByRole("dialog", { name: "Client of order TM-ABCDEFGH" });
  return { bff, dialog: within(dialog) };
}

describe("change client dialog", () => {
  it("shows the client, saves a change once and confirms it", async () => {
    const { bff, dialog } = await openDialog(() => ({ body: order }));
    const first = dialog.getByLabelText("First name");
    expect([first, dialog.getByLabelText("Email")].map((field) => (field as HTMLInputElement).value)).toEqual(
      ["Rosa", "rosa@clients.test"],
    );
    await userEvent.clear(first);
    await userEvent.type(first, "Rosalind");
    await userEvent.dblClick(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(bff.requests).toEqual([
      {
        method: "PUT",
        path: "/store/orders/advance/9",
        body: {
          user: { firstName: "Rosalind", lastName: "Tennant", email: "rosa@clients.test", phoneNumber: null },
          agent: { name: "Vera Lindqvist", clinic: "Harbour Lane" },
        },
      },
    ]);
  });

  it("shows the backend's errors at the fields, with the documented message", async () => {
    const { dialog } = await openDialog(() => ({
      status: 428,
      body: { "user.email": "This field must be valid email", "agent.name": "This field is not valid" },
    }));
    await userEvent.type(dialog.getByLabelText("Phone (optional)"), "+61 400 123 456");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Something went wrong")).toBeTruthy();
    const field = dialog.getByLabelText("Email");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByText("This field must be valid email")).toBeTruthy();
    expect(dialog.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByLabelText("Phone (optional)")).toHaveProperty("value", "+61 400 123 456");
    expect(refresh).not.toHaveBeenCalled();
  });

  it("validates before sending", async () => {
    const { bff, dialog } = await openDialog(() => ({ body: order }));
    await userEvent.clear(dialog.getByLabelText("Last name"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("This field is required")).toBeTruthy();
    expect(bff.requests).toEqual([]);
  });

  it.each([
    ["failed", { status: 500, body: {} } as FakeResponse],
    ["lost", "offline"],
  ] as const)("shows a %s request, which can be repeated", async (_outcome, first) => {
    let response: FakeResponse | "offline" = first;
    const { dialog } = await openDialog(() => response);
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(dialog.getByRole("alert").textContent).not.toBe(""));
    response = { body: order };
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).toBeTruthy();
  });
});
