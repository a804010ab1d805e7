// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { storageKey } from "@/store/persistence/storage";
import { fakeActivation, fullRecord, kitOf, renderActivation } from "./testing/render-activation";

vi.mock("@/components/checkout/redirect-to", () => ({ redirectTo: vi.fn() }));
// Loaded on demand, which takes longer than any test waits if the machine is busy.
beforeAll(
  () => Promise.all([import("./activation-client"), import("./payment/extras-payment-client")]),
  60_000,
);
beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const cystinuria = { id: 50, name: "Cystinuria" };
const record = { ...fullRecord, activatedProducuId: kitOf().product.id, extras: [cystinuria] };
const isAt = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

const storedRecord = () =>
  (JSON.parse(localStorage.getItem(storageKey("activation")) ?? "{}") as { record: unknown }).record;

it("forgets added tests when the kit is changed to one of another product", async () => {
  const barcode = "TM1234567890137";
  const product = { ...kitOf().product, id: 970, name: "Geno Pet Plus for dogs" };
  const { count } = fakeActivation(({ path }) =>
    path === "/activate/enter-kit-barcode" ? { body: { kits: [kitOf({ barcode, product })] } } : undefined,
  );
  renderActivation("review", record);
  await isAt("Check your details");
  await userEvent.click(screen.getByRole("button", { name: "Change: Kit" }));
  await isAt("Which kit do you have?");
  for (const label of ["Barcode", "Type the barcode again"])
    fireEvent.change(screen.getByLabelText(label), { target: { value: barcode } });
  const carts = count("POST", /^\/store\/cart/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await isAt("Check your details");
  expect(await screen.findByRole("button", { name: "Activate this kit" })).toBeDefined();
  await waitFor(() => expect(storedRecord()).toMatchObject({ activatedProducuId: 970 }));
  expect(storedRecord()).not.toHaveProperty("extras");
  expect(count("POST", /^\/store\/cart/)).toBe(carts);
});
