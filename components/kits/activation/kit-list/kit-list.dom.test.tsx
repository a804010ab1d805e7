import { englishText } from "@/lib/domain/error-response";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import {
  fakeActivation,
  fullRecord,
  kitOf,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import {
  click,
  fillIn,
  heading,
  setUpActivation,
} from "@/components/kits/activation/testing/set-up-activation";
import { type ListedKit, readKitList, writeKitList } from "./kit-list";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation(async () => {
  await import("@/components/kits/activation/activation-client");
  await Promise.all([import("./kit-list-box"), import("./kit-list-form")]);
});

const [first, second, third, unknown, others, own] = ["1", "2", "3", "4", "5", "6"].map((digit) =>
  toKitBarcode(`00000000000${digit}`),
) as [string, string, string, string, string, string];
const mistyped = `${first.slice(0, -1)}${(Number(first.slice(-1)) + 1) % 10}`;
const token = "t".repeat(32);

/** As the backend: wrong barcodes first, then one used kit per response. */
function checkBarcodes(barcodes: readonly string[]) {
  const at = barcodes.indexOf(unknown);
  if (at >= 0) return { status: 428, body: { [`barcodes.${at}`]: englishText("kits.unknown") } };
  const used = barcodes.find((barcode) => barcode === others || barcode === own);
  if (used === undefined) return { body: { kits: barcodes.map((barcode) => kitOf({ barcode })) } };
  const activation = used === own ? { activation: token } : {};
  return {
    status: 409,
    body: { code: "already_activated", message: "Activated.", barcode: used, ...activation },
  };
}

const fakeKits = () =>
  fakeActivation(({ method, path, body }) => {
    if (path === "/activate/barcode") return checkBarcodes((body as { barcodes: string[] }).barcodes);
    if (path === "/activate/enter-kit-barcode")
      return { body: { kits: [kitOf({ barcode: (body as { barcode: string }).barcode })] } };
    if (method === "POST" && path === "/activate") return { body: { token, pet: {}, samples: [] } };
    return undefined;
  });

const listed = (barcode: string, petName: string, activation = ""): ListedKit => ({
  barcode,
  petName,
  gender: "",
  chipNumber: "",
  activation,
});
const labradors = {
  pet: { species: "canine", breed: "3", breedChoice: "breed" },
  selectedBreed: fullRecord.selectedBreed,
};

describe("a pasted list", () => {
  it("says of each kit whether it can be activated, and begins with the first that can", async () => {
    fakeKits();
    renderActivation("barcode", { email: "robin@buyers.test" });
    await click("Several kits? Paste their barcodes");
    await userEvent.click(await screen.findByLabelText("Barcodes"));
    await userEvent.paste(
      [`${first}\tAda`, `${second}\tBo`, mistyped, unknown, `${others}, ${own}`, first].join("\n"),
    );
    await screen.findByText("2 of 6 kits can be activated.");
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    const rowOf = (name: string) => rows.find((text) => text.replaceAll(" ", "").includes(name));
    expect(rowOf("Ada")).toContain("Geno Pet for dogs");
    expect(rowOf(mistyped)).toContain("Mistyped");
    expect(rowOf(unknown)).toContain(englishText("kits.unknown"));
    expect(rowOf(others)).toContain("Activated by another account");
    expect(rowOf(own)).toContain("Activated by you");
    await click("Start with 2 kits");
    expect(redirectTo).toHaveBeenCalledWith(`/activate?barcode=${first}`);
    expect(readKitList(null)?.kits).toEqual([listed(first, "Ada"), listed(second, "Bo")]);
  });

  it("keeps ten kits and says how many are left out", async () => {
    fakeKits();
    renderActivation("barcode", { email: "robin@buyers.test" });
    await click("Several kits? Paste their barcodes");
    const many = Array.from({ length: 12 }, (_, at) => toKitBarcode(String(100_000_000_000 + at)));
    await userEvent.click(await screen.findByLabelText("Barcodes"));
    await userEvent.paste(many.join(" "));
    await screen.findByText(/2 kits are left out/);
    await screen.findByRole("button", { name: "Start with 10 kits" });
  });

  it("offers to check again what could not be checked", async () => {
    fakeActivation(({ path }) => (path === "/activate/barcode" ? { status: 500 } : undefined));
    renderActivation("barcode", { email: "robin@buyers.test" });
    await click("Several kits? Paste their barcodes");
    await userEvent.click(await screen.findByLabelText("Barcodes"));
    await userEvent.paste(first);
    const list = within(await screen.findByRole("region", { name: "Activate several kits" }));
    await waitFor(() => expect(list.getByRole("alert").textContent).not.toBe(""));
    expect(screen.getByRole("button", { name: "Check the list" })).toBeDefined();
  });
});

describe("kit by kit", () => {
  it("fills in name, species and breed, and goes from the animal to the review", async () => {
    fakeKits();
    writeKitList(null, {
      kits: [listed(first, "Ada", token), listed(second, "Bo"), listed(third, "")],
      last: labradors,
    });
    const { email, person } = fullRecord;
    renderActivation(undefined, { email, person }, { barcode: second });
    await screen.findByRole("heading", { level: 2, name: "Kit 2 of 3" });
    await click("Continue");
    await heading("Whose sample is it?");
    expect(await screen.findByDisplayValue("Bo")).toBeDefined();
    expect(screen.getByText("Breed: Labrador Retriever")).toBeDefined();
    await userEvent.click(screen.getByLabelText("Male"));
    await userEvent.selectOptions(screen.getByLabelText("Day"), "3");
    await userEvent.selectOptions(screen.getByLabelText("Month"), "5");
    await fillIn("Year", "2022").catch(() => userEvent.selectOptions(screen.getByLabelText("Year"), "2022"));
    await click("Continue");
    await heading("Check your details");
    await click("Activate this kit");
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(`/activate?barcode=${third}`));
    expect(readKitList(null)?.kits.map(({ activation }) => activation)).toEqual([token, token, ""]);
  });

  it("shows the finished list after the last kit", async () => {
    fakeKits();
    writeKitList(null, { kits: [listed(first, "Ada", token), listed(second, "Bella")], last: {} });
    renderActivation("review", { ...fullRecord, barcodes: [second, ""], confirmBarcodes: [second, ""] });
    await heading("Check your details");
    await click("Activate this kit");
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith("/activate"));
  });

  it("is continued later, and kits can be left out", async () => {
    fakeKits();
    writeKitList(null, {
      kits: [listed(first, "Ada", token), listed(second, "Bo"), listed(third, "Cy")],
      last: labradors,
    });
    renderActivation("barcode", { email: "robin@buyers.test" });
    const box = within(await screen.findByRole("region", { name: "2 kits of your list are left" }));
    expect(box.getByRole("link", { name: "Continue with Bo" }).getAttribute("href")).toContain(second);
    await userEvent.click(box.getByText("All kits of the list"));
    expect(box.getByRole("link", { name: /Activated\s*: Ada/ }).getAttribute("href")).toContain(token);
    await userEvent.click(box.getByRole("button", { name: "Remove Bo from the list" }));
    expect(await screen.findByRole("link", { name: "Continue with Cy" })).toBeDefined();
    await click("Discard the list");
    expect(readKitList(null)).toBeUndefined();
    expect(await screen.findByRole("button", { name: /Several kits/ })).toBeDefined();
  });

  it("is not shown to another account", () => {
    writeKitList(7, { kits: [listed(first, "Ada")], last: {} });
    expect(readKitList(8)).toBeUndefined();
    expect(readKitList(null)).toBeUndefined();
  });
});
