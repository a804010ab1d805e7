// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import "@/store/testing/patience";
import { ChangeAdvance } from "./change-advance-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());
afterEach(cleanup);

const order = {
  ...{ id: 9, number: "TM-ABCDEFGH" },
  user: { firstName: "Rosa", lastName: "Tennant", email: "rosa@clients.test", phoneNumber: null },
  agent: { name: "Vera Lindqvist", clinic: "Harbour Lane" },
};

async function open(answer: () => Told | "nobody" | Promise<Told | "nobody">) {
  const shop = fakeShop(answer);
  render(
    <StoreProvider>
      <ChangeAdvance order={order} words={messagesOf("en", "supplies")} />
    </StoreProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Change the client of order TM-ABCDEFGH" }));
  const dialog = await screen.findByRole("dialog", { name: "Whom order TM-ABCDEFGH is for" });
  return { shop, dialog: within(dialog) };
}

it("shows whom it is for, saves once what is changed, and says so", async () => {
  const { shop, dialog } = await open(() => ({ body: order }));
  const first = dialog.getByLabelText("First name");
  expect([first, dialog.getByLabelText("E-mail")].map((field) => (field as HTMLInputElement).value)).toEqual([
    "Rosa",
    "rosa@clients.test",
  ]);
  await userEvent.clear(first);
  await userEvent.type(first, "Rosalind");
  await userEvent.dblClick(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(shop.asked).toEqual([
    {
      ...{ method: "PUT", path: "/store/orders/advance/9" },
      body: {
        user: { firstName: "Rosalind", lastName: "Tennant", email: "rosa@clients.test", phoneNumber: null },
        agent: { name: "Vera Lindqvist", clinic: "Harbour Lane" },
      },
    },
  ]);
});

it("what the shop finds wrong stands at its field of client or sample taker, beside the documented words", async () => {
  const { dialog } = await open(() => ({
    status: 428,
    body: { "user.email": "This field must be valid email", "agent.name": "This field is not valid" },
  }));
  await userEvent.type(dialog.getByLabelText("Phone (optional)"), "+61 400 123 456");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Something went wrong")).toBeTruthy();
  const field = dialog.getByLabelText("E-mail");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText("This field must be valid email")).toBeTruthy();
  expect(dialog.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByLabelText("Phone (optional)")).toHaveProperty("value", "+61 400 123 456");
  expect(refresh).not.toHaveBeenCalled();
});

it("what is missing is said before anybody is asked", async () => {
  const { shop, dialog } = await open(() => ({ body: order }));
  await userEvent.clear(dialog.getByLabelText("Last name"));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field is required")).toBeTruthy();
  expect(shop.asked).toEqual([]);
});

it.each([
  ["failed", { status: 500, body: {} } as Told],
  ["lost", "nobody"],
] as const)("%s says so, and can be tried again", async (_how, first) => {
  let answer: Told | "nobody" = first;
  const { dialog } = await open(() => answer);
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).not.toBe(""));
  answer = { body: order };
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
});
