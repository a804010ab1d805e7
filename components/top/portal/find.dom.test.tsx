import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { renderInStore } from "@/store/testing/render-in-store";
import { FindButton } from "./find-button-client";

const luna = {
  id: 7,
  name: "Luna",
  registrationName: "Moonlight Luna",
  species: "canine",
  breed: { id: 205, name: "Border Collie" },
  photoId: null,
};
const kit = { barcode: "TM1234567890123", name: "Geno Pet", isActivated: false };
const order = { id: 5, number: "TM-LUNA1", names: ["Geno Pet"] };
const test = {
  code: "lundehund-syndrome",
  name: "Lundehund syndrome",
  species: "canine",
  kind: "disease",
  inheritance: "recessive",
  bodySystem: "gut",
  summary: "The gut loses protein.",
};
const found = { animals: [luna], kits: [kit], orders: [order] };
const tools = [
  { name: "transfer-animals", path: "/my/transfer-animal", icon: "paw" },
  { name: "my-profile", path: "/my/my-profile", icon: "user" },
] as const;

function open(own: FakeResponse = { body: found }) {
  fakeBff(({ path }) =>
    path.startsWith("/my/find") ? own : { body: { count: 1, results: [test], next: null, previous: null } },
  );
  renderInStore(
    <ClientMessages areas={["portal.find"]}>
      <FindButton tools={tools} />
      <input aria-label="Other field" />
    </ClientMessages>,
  );
}

const dialog = () => screen.findByRole("dialog", { name: "Find anything" }, { timeout: 10_000 });
const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("opens by Ctrl K and the slash key, but not while one types", async () => {
  open();
  await userEvent.click(screen.getByRole("textbox", { name: "Other field" }));
  await userEvent.keyboard("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("{Control>}k{/Control}");
  const box = within(await dialog()).getByRole("searchbox");
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it("finds animals, kits, orders and tests, and moves through them by arrow keys", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Find anything" }));
  const box = await dialog();
  await userEvent.type(within(box).getByRole("searchbox"), "lun");
  await within(box).findByText("Lundehund syndrome");
  expect(links(box)).toEqual([
    "/my/animals/7",
    "/activate?barcode=TM1234567890123",
    "/my/orders/5",
    "/my/fact-sheet/lundehund-syndrome",
  ]);
  expect(within(box).getByRole("status").textContent).toBe("4 results for “lun”");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.getAttribute("href")).toBe("/activate?barcode=TM1234567890123");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(document.activeElement?.getAttribute("href")).toBe("/my/fact-sheet/lundehund-syndrome");
});

it("finds tools by words of their names and descriptions", async () => {
  open({ body: { animals: [], kits: [], orders: [] } });
  await userEvent.click(screen.getByRole("button", { name: "Find anything" }));
  const box = await dialog();
  await userEvent.type(within(box).getByRole("searchbox"), "new own");
  const tool = await within(box).findByRole("link", { name: /^Transfer animals/ });
  expect(tool.getAttribute("href")).toBe("/my/transfer-animal");
});

it("says when a search failed", async () => {
  open({ status: 503 });
  await userEvent.click(screen.getByRole("button", { name: "Find anything" }));
  const box = await dialog();
  await userEvent.type(within(box).getByRole("searchbox"), "luna");
  await within(box).findByText("Not everything could be searched. Please try again.");
});
