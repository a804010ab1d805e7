import { englishText } from "@/lib/domain/error-response";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { AddressFormClient } from "./address-form-client";
import { BreedsFormClient } from "./breeds-form-client";
import { DetailsFormClient } from "./details-form-client";
import { PasswordFormClient } from "./password-form-client";
import { VetFormClient } from "./vet-form-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const messages = getMessages("en", "account");
const form = { formMessages: getMessages("en", "form") };
const states = {
  AU: [{ id: 1, code: "WA", name: "Western Australia" }],
  US: [{ id: 2, code: "TX", name: "Texas" }],
};

function open(
  element: ReactNode,
  response: FakeResponse | "offline" | Promise<FakeResponse> = {
    body: { countryCode: "AU", currency: "AUD" },
  },
) {
  const bff = fakeBff(({ path }) => {
    const [, code] = /^\/countries\/(\w+)\/states$/.exec(path) ?? [];
    if (code === "AU" || code === "US") return { body: states[code] };
    if (path.startsWith("/breed?")) return { body: { results: [{ id: 7, name: "Ragdoll" }], next: null } };
    return path.startsWith("/cookie/") ? { status: 204 } : response;
  });
  renderInStore(element);
  const save = () => screen.getByRole("button", { name: /^(Save|Saving)$/ });
  const sent = () => bff.requests.filter(({ method }) => method === "PUT");
  return { user: userEvent.setup(), save, sent, bff };
}

const details = <DetailsFormClient {...form} values={{ name: "Owen", phone: "" }} email="o@x.test" />;
const password = <PasswordFormClient {...form} email="o@x.test" />;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("profile form", () => {
  it("saves its own fields, an empty one as null, and announces it", async () => {
    const { user, save, sent } = open(details);
    await user.clear(field("Name"));
    await user.type(field("Name"), "Owen Park");
    await user.click(save());
    expect(await screen.findByText("Saved.")).toHaveProperty("role", "status");
    expect(sent()).toEqual([
      { method: "PUT", path: "/my/user/me", body: { name: "Owen Park", phone: null } },
    ]);
    await user.type(field("Name"), "!");
    expect(screen.queryByText("Saved.")).toBeNull();
  });
});

describe("address form", () => {
  const values = { address: "1 Road", city: "Perth", postalCode: "6000", country: "AU", state: "WA" };
  const countries = ["AU", "US", "FR"].map((code) => ({ value: code, label: code }));
  const element = <AddressFormClient {...form} values={values} countries={countries} />;

  it("requires a state of the chosen country", async () => {
    const { user, save, sent } = open(element);
    expect((await screen.findByLabelText<HTMLSelectElement>("State")).value).toBe("WA");
    await user.selectOptions(field("Country"), "US");
    const other = await screen.findByLabelText<HTMLSelectElement>("State");
    expect(
      within(other)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Please choose", "Texas"]);
    await user.click(save());
    expect(await screen.findByText(englishText("fields.required"))).toBeDefined();
    await user.selectOptions(other, "TX");
    await user.clear(field("Postal code"));
    await user.type(field("Postal code"), "73301");
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ ...values, postalCode: "73301", country: "US", state: "TX" });
  });

  it("asks for no state in countries without states", async () => {
    const { user, save, sent } = open(element);
    await user.selectOptions(field("Country"), "FR");
    expect(screen.queryByLabelText("State")).toBeNull();
    await user.clear(field("Postal code"));
    await user.type(field("Postal code"), "75001");
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ ...values, postalCode: "75001", country: "FR", state: null });
  });
});

describe("password form", () => {
  it("empties its fields after the change", async () => {
    const { user, save, sent } = open(password);
    await user.type(field("Current password"), "the old one");
    await user.type(field("New password"), "the new one");
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ currentPassword: "the old one", newPassword: "the new one" });
    expect([field("Current password").value, field("New password").value]).toEqual(["", ""]);
  });
});

describe("breeds form", () => {
  const chosen = ["Beagle", "Pug", "Boxer"].map((label, index) => ({ value: String(index + 1), label }));
  const element = <BreedsFormClient {...form} chosen={chosen} />;

  it("finds, adds, removes and saves breeds in their order", async () => {
    const { user, save, sent } = open(element);
    expect(screen.getByText("+1 more")).toBeDefined();
    await user.click(screen.getByText(messages.breeds.change));
    await user.click(screen.getByRole("button", { name: "Remove Pug" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByText(messages.breeds.change));
    await user.type(screen.getByRole("combobox"), "rag");
    await user.click(await screen.findByRole("option", { name: "Ragdoll" }));
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()).toEqual([
      { method: "PUT", path: "/my/user/me/animal-preset", body: { breed_ids: [1, 3, 7] } },
    ]);
  });

  it("displays a failed save", async () => {
    const { user, save } = open(element, { status: 500 });
    await user.click(save());
    await expect.poll(() => screen.getByRole("alert").textContent).toBe("Failed to update animal presets");
  });
});

it("the practice form of a vet says that changes are checked, requires both fields and refreshes the page", async () => {
  const { user, save, sent } = open(
    <VetFormClient {...form} values={{ clinic: "Bayside", registrationNumber: "" }} />,
  );
  expect(screen.getByText(/we check your practice again/)).toBeDefined();
  await user.click(save());
  expect(await screen.findByText(englishText("fields.required"))).toBeDefined();
  expect(refresh).not.toHaveBeenCalled();
  await user.type(field("Registration number"), "VN 1");
  await user.click(save());
  await screen.findByText("Saved.");
  expect(sent()[0]).toMatchObject({
    path: "/my/user/vet",
    body: { clinic: "Bayside", registrationNumber: "VN 1" },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});
