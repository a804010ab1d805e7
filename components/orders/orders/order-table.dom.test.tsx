import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { saveFile } from "@/components/form/save-file";
import { renderInStore } from "@/store/testing/render-in-store";
import { OrderTable, type OrderTableRow } from "./order-table-client";

vi.mock("@/components/form/save-file", () => import("@/components/lists/testing/fake-save-file"));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const rowOf = (id: number, amount: number, isUnpaid = false): OrderTableRow => ({
  id,
  number: `A-${id}`,
  invoiceId: isUnpaid ? null : id * 10,
  isUnpaid,
  href: `/my/orders/${id}`,
  what: "Geno Pet for dogs",
  when: `${id} days ago`,
  badge: "State",
  amount: `€${amount}`,
  sortKeys: { number: `A-${id}`, when: `2026-11-0${id}`, state: "paid", amount },
});

const show = (rows: readonly OrderTableRow[], owner = 7) =>
  renderInStore(<OrderTable owner={owner} rows={rows} payPath="/my/pending-orders" />);
const orderOfRows = () => screen.getAllByRole("link", { name: /^A-/ }).map(({ textContent }) => textContent);

it("sorts the page by a column, and the other way round on a second click", async () => {
  show([rowOf(3, 20), rowOf(2, 100), rowOf(1, 5)]);
  expect(orderOfRows()).toEqual(["A-3", "A-2", "A-1"]);
  const head = screen.getByRole("columnheader", { name: /Total/ });
  await userEvent.click(within(head).getByRole("button"));
  expect(orderOfRows()).toEqual(["A-1", "A-3", "A-2"]);
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(within(head).getByRole("button"));
  expect(orderOfRows()).toEqual(["A-2", "A-3", "A-1"]);
});

it("keeps the selection over pages, and for its owner only", async () => {
  show([rowOf(1, 5), rowOf(2, 9)]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all orders on this page" }));
  cleanup();
  show([rowOf(3, 5), rowOf(4, 5, true), rowOf(5, 5, true)]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select order A-4" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select order A-5" }));
  expect(screen.getByText("4 orders selected")).toBeDefined();
  expect(screen.getByRole("link", { name: "Pay 2 orders" }).getAttribute("href")).toBe(
    "/my/pending-orders?order=4,5",
  );
  expect(screen.getByRole("button", { name: "Download 2 invoices" })).toBeDefined();
  cleanup();
  show([rowOf(1, 5)], 8);
  expect(screen.queryByRole("region", { name: "Selected orders" })).toBeNull();
});

it("saves the invoices of the selected orders as one zip file, or says which one failed", async () => {
  const requests: string[] = [];
  const saved = vi.mocked(saveFile);
  saved.mockClear();
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return Promise.resolve(new Response("%PDF", { status: url.includes("/20/") ? 500 : 200 }));
  });
  show([rowOf(1, 5), rowOf(2, 9), rowOf(3, 9)]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select order A-1" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select order A-3" }));
  await userEvent.click(screen.getByRole("button", { name: "Download 2 invoices" }));
  await waitFor(() => expect(saved.mock.calls.map(([, name]) => name)).toEqual(["invoices.zip"]));
  expect(requests).toEqual(["/api/my/invoices/10/file", "/api/my/invoices/30/file"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select order A-2" }));
  await userEvent.click(screen.getByRole("button", { name: "Download 3 invoices" }));
  expect((await screen.findByText(/^A-2:/)).getAttribute("role")).toBe("alert");
  expect(saved).toHaveBeenCalledTimes(1);
});
