import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import {
  fakeActivation,
  fullRecord,
  kitBarcode,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import {
  click,
  fillIn,
  heading,
  setUpActivation,
} from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation();

it("the further details of a pet stay open when the only one is emptied", async () => {
  fakeActivation();
  renderActivation("pet", fullRecord);
  await heading("Whose sample is it?");
  await userEvent.click(screen.getByText("Chip, registration and more (optional)"));
  await fillIn("Weight (optional)", "12");
  await fillIn("Name", "");
  await click("Continue");
  await screen.findByText("This field is required");
  await fillIn("Weight (optional)", "");
  await fillIn("Name", "Bella");
  expect(screen.getByLabelText("Weight (optional)").closest("details")).toHaveProperty("open", true);
});

it("the activation form moves the focus to the second tube and back when it is removed", async () => {
  fakeActivation();
  renderActivation("barcode", { email: "robin@buyers.test" });
  await heading("Which kit do you have?");
  await click("Add a second tube");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Barcode of the second tube"));
  await click("Remove the second tube");
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("button", { name: "Add a second tube" }));
});

it("the activation form moves the focus between the search for a breed and the chosen one", async () => {
  fakeActivation(({ path }) =>
    path.startsWith("/breed?") ? { body: { results: [{ id: 7, name: "Pug" }], next: null } } : undefined,
  );
  renderActivation("pet", fullRecord);
  await heading("Whose sample is it?");
  await click("Change the breed from Labrador Retriever");
  const search = screen.getByRole("combobox", { name: "Search for the breed" });
  await expect.poll(() => document.activeElement).toBe(search);
  await userEvent.type(search, "pug");
  await userEvent.click(await screen.findByRole("option", { name: "Pug" }));
  const change = await screen.findByRole("button", { name: "Change the breed from Pug" });
  await waitFor(() => expect(document.activeElement).toBe(change));
});

it.each([
  ["the next step", undefined, "Whose sample is it?"],
  [
    "a used kit",
    { status: 409, body: { code: "already_activated", message: "Used.", barcode: kitBarcode } },
    "This kit is already activated",
  ],
])("the activation form ignores the second click of a double click on %s", async (_name, response, title) => {
  const { count } = fakeActivation(({ path }) =>
    path === "/activate/enter-kit-barcode" ? response : undefined,
  );
  const { pet: _pet, ...record } = fullRecord;
  renderActivation("barcode", record);
  await heading("Which kit do you have?");
  await click("Continue");
  const next = await screen.findByRole("heading", { name: title });
  await waitFor(() => expect(document.activeElement).toBe(next));
  const button = screen.getByRole("button", { name: /^(Continue|Enter another barcode)$/ });
  // Browsers count the clicks at one place whatever is there.
  for (const press of [fireEvent.mouseDown, fireEvent.click])
    expect(press(button, { detail: 2 }), "is prevented, and so moves no focus").toBe(false);
  await expect.poll(() => document.activeElement).toBe(next);
  expect(screen.queryByText("This field is required")).toBeNull();

  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).not.toBe(next));
  expect(count("POST", /enter-kit-barcode/)).toBe(1);
});
