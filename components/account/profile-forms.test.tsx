// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fieldMessages } from "@/lib/contract/messages";
import words from "@/messages/en/profile.json" with { type: "json" };
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { AddressFormClient } from "./address-form-client";
import { BreedsFormClient } from "./breeds-form-client";
import { DetailsFormClient } from "./details-form-client";
import { PasswordFormClient } from "./password-form-client";
import { VetFormClient } from "./vet-form-client";
import sendingWords from "@/messages/en/form.json" with { type: "json" };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const saving = { sendingWords };
const states = {
  AU: [{ id: 1, code: "WA", name: "Western Australia" }],
  US: [{ id: 2, code: "TX", name: "Texas" }],
};

function open(
  form: ReactNode,
  answer: Told | "nobody" | Promise<Told> = { body: { countryCode: "AU", currency: "AUD" } },
) {
  const shop = fakeShop(({ path }) => {
    const [, code] = /^\/countries\/(\w+)\/states$/.exec(path) ?? [];
    if (code === "AU" || code === "US") return { body: states[code] };
    if (path.startsWith("/breed?")) return { body: { results: [{ id: 7, name: "Ragdoll" }], next: null } };
    return path.startsWith("/cookie/") ? { status: 204 } : answer;
  });
  render(<StoreProvider>{form}</StoreProvider>);
  const save = () => screen.getByRole("button", { name: /^(Save|Saving)$/ });
  const sent = () => shop.asked.filter(({ method }) => method === "PUT");
  return { user: userEvent.setup(), save, sent, shop };
}

const details = (
  <DetailsFormClient
    {...saving}
    values={{ name: "Owen", phone: "" }}
    email="o@x.test"
    words={words.details}
  />
);
const password = <PasswordFormClient {...saving} email="o@x.test" words={words.password} />;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("a part of the profile", () => {
  it("is sent by itself, an empty field as null, and says politely that it is saved", async () => {
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

  it("is not sent while something is wrong with it, and says what", async () => {
    const { user, save, sent } = open(details);
    await user.clear(field("Name"));
    await user.type(field("Phone"), "call me");
    await user.click(save());
    expect(await screen.findByText(fieldMessages.required)).toBeDefined();
    expect(screen.getByText(fieldMessages.invalid)).toBeDefined();
    expect(document.activeElement).toBe(field("Name"));
    expect(sent()).toEqual([]);
  });

  it.each<[string, Told | "nobody", string]>([
    [
      "the shop fails",
      { status: 500, body: { code: "internal", message: "operation failed" } },
      "Failed to update user",
    ],
    ["nobody answers", "nobody", "Network error"],
    [
      "one has to wait",
      { status: 429, headers: { "retry-after": "4" } },
      "Too many tries. Please wait 4 seconds and try again.",
    ],
  ])("keeps what was typed where %s", async (_why, answer, message) => {
    const { user, save } = open(details, answer);
    await user.type(field("Phone"), "+61 2 5550");
    await user.click(save());
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
    expect(field("Phone").value).toBe("+61 2 5550");
    expect(screen.queryByText("Saved.")).toBeNull();
  });

  it("shows that it is on its way, and goes there once", async () => {
    let answer = (_told: Told) => {};
    const { user, save, sent } = open(details, new Promise((resolve) => (answer = resolve)));
    await user.click(save());
    await vi.waitFor(() => expect(save().textContent).toBe("Saving"));
    await user.click(save());
    await user.type(field("Name"), "{Enter}");
    answer({ body: {} });
    await screen.findByText("Saved.");
    expect(sent()).toHaveLength(1);
  });
});

describe("the address", () => {
  const values = { address: "1 Road", city: "Perth", postalCode: "6000", country: "AU", state: "WA" };
  const countries = ["AU", "US", "FR"].map((code) => ({ value: code, label: code }));
  const form = <AddressFormClient {...saving} values={values} countries={countries} words={words.address} />;

  it("asks for the state where there are some that matter, and for the right ones", async () => {
    const { user, save, sent } = open(form);
    expect((await screen.findByLabelText<HTMLSelectElement>("State")).value).toBe("WA");
    await user.selectOptions(field("Country"), "US");
    const other = await screen.findByLabelText<HTMLSelectElement>("State");
    expect(
      within(other)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Please choose", "Texas"]);
    await user.click(save());
    expect(await screen.findByText(fieldMessages.required)).toBeDefined();
    await user.selectOptions(other, "TX");
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ ...values, country: "US", state: "TX" });
  });

  it("does without one elsewhere", async () => {
    const { user, save, sent } = open(form);
    await user.selectOptions(field("Country"), "FR");
    expect(screen.queryByLabelText("State")).toBeNull();
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ ...values, country: "FR", state: null });
  });
});

describe("the password", () => {
  it("is gone from the fields once it is changed", async () => {
    const { user, save, sent } = open(password);
    await user.type(field("Current password"), "the old one");
    await user.type(field("New password"), "the new one");
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()[0]?.body).toEqual({ currentPassword: "the old one", newPassword: "the new one" });
    expect([field("Current password").value, field("New password").value]).toEqual(["", ""]);
  });

  it.each([
    ["too short", "old password", "short", fieldMessages.tooShort],
    ["the same", "old password", "old password", fieldMessages.invalid],
  ])("is refused where it is %s", async (_how, current, next, message) => {
    const { user, save, sent } = open(password);
    await user.type(field("Current password"), current);
    await user.type(field("New password"), next);
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it("that is wrong is said at its field, and stays typed", async () => {
    const { user, save } = open(password, { status: 428, body: { currentPassword: fieldMessages.invalid } });
    await user.type(field("Current password"), "not this one");
    await user.type(field("New password"), "the new one");
    await user.click(save());
    await vi.waitFor(() => expect(field("Current password").getAttribute("aria-invalid")).toBe("true"));
    expect(field("New password").value).toBe("the new one");
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

describe("the breeds", () => {
  const chosen = ["Beagle", "Pug", "Boxer"].map((label, index) => ({ value: String(index + 1), label }));
  const form = <BreedsFormClient {...saving} chosen={chosen} words={words.breeds} />;

  it("are found by name, put in, taken out and saved in their order", async () => {
    const { user, save, sent } = open(form);
    expect(screen.getByText("+1 more")).toBeDefined();
    await user.click(screen.getByText(words.breeds.change));
    await user.click(screen.getByRole("button", { name: "Remove Pug" }));
    await user.type(screen.getByRole("combobox"), "rag");
    await user.click(await screen.findByRole("option", { name: "Ragdoll" }, { timeout: 3000 }));
    await user.click(save());
    await screen.findByText("Saved.");
    expect(sent()).toEqual([
      { method: "PUT", path: "/my/user/me/animal-preset", body: { breed_ids: [1, 3, 7] } },
    ]);
  });

  it("say that they could not be saved", async () => {
    const { user, save } = open(form, { status: 500 });
    await user.click(save());
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Failed to update animal presets"),
    );
  });
});

it("a vet's practice needs both its fields", async () => {
  const { user, save, sent } = open(
    <VetFormClient {...saving} values={{ clinic: "Bayside", registrationNumber: "" }} words={words.vet} />,
  );
  await user.click(save());
  expect(await screen.findByText(fieldMessages.required)).toBeDefined();
  await user.type(field("Registration number"), "VN 1");
  await user.click(save());
  await screen.findByText("Saved.");
  expect(sent()[0]).toMatchObject({
    path: "/my/user/vet",
    body: { clinic: "Bayside", registrationNumber: "VN 1" },
  });
});
