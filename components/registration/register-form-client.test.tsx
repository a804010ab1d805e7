// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { RegisteredType } from "@/lib/config/user-types";
import { wordsOf } from "@/lib/server/words";
import { pickWords } from "@/lib/server/pick-words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import sendingWords from "@/messages/en/form.json";
import { RegisterFormClient } from "./register-form-client";
import { registerWordNames } from "./register-words";

afterEach(cleanup);

const words = pickWords(wordsOf("en", "registration"), registerWordNames);
const countries = [
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
];

function open(type: RegisteredType, answer: Told | "nobody" = { status: 204 }) {
  const shop = fakeShop(() => answer);
  render(
    <StoreProvider>
      <RegisterFormClient {...{ type, countries, words, sendingWords }} country="AU" termsPath="/terms" />
    </StoreProvider>,
  );
  return { shop, user: userEvent.setup() };
}

const button = () => screen.getByRole("button", { name: "Register" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Name"), "Nia Vale");
  await user.type(screen.getByLabelText("E-mail"), "nia@example.test");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("a-long-walk-in-the-rain");
  await user.click(screen.getByLabelText("I accept the terms and conditions"));
}

const person = {
  name: "Nia Vale",
  email: "nia@example.test",
  password: "a-long-walk-in-the-rain",
  country: "AU",
  acceptTerms: true,
};

it("says what is missing in the specification's words, and leads to the first", async () => {
  const { shop, user } = open("vet");
  await user.selectOptions(screen.getByLabelText("Country"), "");
  await user.click(button());
  expect(await screen.findAllByText("This field is required")).toHaveLength(7);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(shop.asked).toEqual([]);
});

it.each([
  ["E-mail", "nia.example", "This field must be valid email"],
  ["E-mail", `${"n".repeat(120)}@example.test`, "This field have maximum 120 characters"],
  ["Password", "seven77", "This field must have minimum 8 characters"],
])("%s: %s is no good", async (label, text, message) => {
  const { shop, user } = open("owner");
  await fill(user);
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
  await user.click(button());
  await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(shop.asked).toEqual([]);
});

it("sends what was typed and says where to look", async () => {
  const { shop, user } = open("breeder");
  await fill(user);
  await user.click(button());
  const done = await screen.findByRole("heading", { name: "Look into your mailbox" });
  await vi.waitFor(() => expect(document.activeElement).toBe(done));
  expect(shop.asked).toEqual([{ method: "POST", path: "/register", body: { ...person, type: "breeder" } }]);
});

it("asks a vet for the clinic too", async () => {
  const { shop, user } = open("vet");
  await fill(user);
  await user.type(screen.getByLabelText("Clinic"), "Bay Vets");
  await user.type(screen.getByLabelText("Registration number"), "V9");
  await user.click(button());
  await screen.findByRole("heading", { name: "Look into your mailbox" });
  expect(shop.asked[0]?.body).toEqual({
    ...person,
    type: "vet",
    clinic: "Bay Vets",
    registrationNumber: "V9",
  });
});

it("says at the field that there is an account already", async () => {
  const { user } = open("owner", { status: 428, body: { email: "User already exists. Please login" } });
  await fill(user);
  await user.click(button());
  await screen.findByText("User already exists. Please login");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail")));
});

it.each<[string, Told | "nobody", string]>([
  ["silence", "nobody", "Network error"],
  [
    "429",
    { status: 429, body: { code: "slow_down" }, headers: { "retry-after": "240" } },
    "Too many tries. Please wait 4 minutes and try again.",
  ],
  ["500", { status: 500 }, "Failed to register"],
  ["a field that is not shown", { status: 428, body: { type: "no" } }, "Failed to register"],
])("after %s says so in place, keeps what was typed, and may be tried again", async (_what, answer, text) => {
  const { shop, user } = open("owner", answer);
  await fill(user);
  await user.click(button());
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text));
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Nia Vale");
  await user.click(button());
  await vi.waitFor(() => expect(shop.asked).toHaveLength(2));
});

it("is sent once, however often it is pressed", async () => {
  const { shop, user } = open("owner");
  await fill(user);
  await user.dblClick(button());
  await screen.findByRole("heading", { name: "Look into your mailbox" });
  expect(shop.asked).toHaveLength(1);
});

it("lets browsers and password keepers help", () => {
  open("owner");
  const hints = ["Name", "E-mail", "Password", "Country"].map((label) =>
    screen.getByLabelText(label).getAttribute("autocomplete"),
  );
  expect(hints).toEqual(["name", "email", "new-password", "country"]);
});
