import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { saveFile } from "@/components/form/save-file";
import { readKitList } from "@/components/kits/activation/kit-list/kit-list";
import { renderInStore } from "@/store/testing/render-in-store";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { KitTable, type KitTableRow } from "./kit-table-client";

vi.mock("@/components/form/save-file", () => import("@/components/lists/testing/fake-save-file"));
vi.mock("@/components/orders/public/redirect-to", () => ({ redirectTo: vi.fn() }));

const rowOf = (id: number, changes: Partial<KitTableRow> = {}): KitTableRow => ({
  id,
  name: `Kit ${id}`,
  barcode: `TM000000000000${id}`,
  state: "unused",
  orderNumber: `A-${id}`,
  orderHref: `/my/orders/${id}`,
  ordered: "",
  posted: "01/11/2026",
  when: "4 weeks ago",
  badge: "State",
  animalName: "",
  animalHref: "",
  sortKeys: { name: `Kit ${id}`, order: `2026-11-0${id}`, posted: "9", state: "unused" },
  ...changes,
});

const show = (rows: readonly KitTableRow[]) => renderInStore(<KitTable owner={7} rows={rows} />);
const select = (name: RegExp) => userEvent.click(screen.getByRole("checkbox", { name }));
const actions = () => screen.findByRole("region", { name: "Selected kits" });

it("activates kits selected on several pages one after the other", async () => {
  show([rowOf(1), rowOf(2)]);
  await select(/Select all/);
  cleanup();
  show([rowOf(3, { state: "activated" }), rowOf(4, { barcode: null })]);
  await select(/Kit 3/);
  await select(/Kit 4/);
  expect(await screen.findByText("4 kits selected")).toBeDefined();
  await userEvent.click(within(await actions()).getByRole("button", { name: "Activate 2 kits" }));
  expect(readKitList(7)?.kits.map(({ barcode }) => barcode)).toEqual(["TM0000000000001", "TM0000000000002"]);
  expect(vi.mocked(redirectTo)).toHaveBeenLastCalledWith("/activate?barcode=TM0000000000001");
});

it("saves the selected kits as a table with the links that track them", async () => {
  show([rowOf(1), rowOf(2, { state: "activated", animalName: "Elm", animalHref: "/my/animals/1" })]);
  await select(/Kit 2/);
  await userEvent.click(within(await actions()).getByRole("button", { name: "Save as CSV" }));
  const saved = vi.mocked(saveFile);
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.any(Blob), "kits.csv"));
  const [file] = saved.mock.lastCall ?? [];
  const [, line] = ((await file?.text()) ?? "").split("\r\n");
  expect(line).toBe(
    `"TM0000000000002","Kit 2","A-2","01/11/2026","Activated","Elm","${window.location.origin}/tools/sample-tracker?barcode=TM0000000000002"`,
  );
});
