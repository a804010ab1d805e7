import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { RegisteredType } from "@/lib/config/user-types";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { RegisterFormClient } from "./register-form-client";

const countries = [
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
];

function open(type: RegisteredType, response: FakeResponse | "offline" = { status: 204 }) {
  const bff = fakeBff(() => response);
  renderInStore(<RegisterFormClient type={type} countries={countries} country="AU" termsPath="/terms" />);
  return { bff, user: userEvent.setup() };
}

const button = () => screen.getByRole("button", { name: "Register" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Name"), "Nia Vale");
  await user.type(screen.getByLabelText("Email"), "nia@example.test");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("a-long-walk-in-the-rain");
  await user.click(screen.getByLabelText("I accept the terms and conditions"));
}

const registration = {
  name: "Nia Vale",
  email: "nia@example.test",
  password: "a-long-walk-in-the-rain",
  country: "AU",
  acceptTerms: true,
};

it("the registration form displays the documented errors of empty fields and focuses the first", async () => {
  const { bff, user } = open("vet");
  await user.selectOptions(screen.getByLabelText("Country"), "");
  await user.click(button());
  expect(await screen.findAllByText("This field is required")).toHaveLength(7);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(bff.requests).toEqual([]);
});

it.each([
  ["Email", "nia.example", "This field must be valid email"],
  ["Email", `${"n".repeat(120)}@example.test`, "This field have maximum 120 characters"],
  ["Password", "seven77", "This field must have minimum 8 characters"],
])("the registration form shows an error in the field %s: %s", async (label, text, message) => {
  const { bff, user } = open("owner");
  await fill(user);
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
  await user.click(button());
  await screen.findByText(message);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label));
  expect(bff.requests).toEqual([]);
});

it("the registration form sends the registration and asks the user to check their email", async () => {
  const { bff, user } = open("breeder");
  await fill(user);
  await user.click(button());
  const done = await screen.findByRole("heading", { name: "Check your inbox" });
  await expect.poll(() => document.activeElement).toBe(done);
  expect(bff.requests).toEqual([
    { method: "POST", path: "/register", body: { ...registration, type: "breeder" } },
  ]);
});

it("the registration form sends the practice of a vet", async () => {
  const { bff, user } = open("vet");
  await fill(user);
  await user.type(screen.getByLabelText("Clinic"), "Bay Vets");
  await user.type(screen.getByLabelText("Registration number"), "V9");
  await user.click(button());
  await screen.findByRole("heading", { name: "Check your inbox" });
  expect(bff.requests[0]?.body).toEqual({
    ...registration,
    type: "vet",
    clinic: "Bay Vets",
    registrationNumber: "V9",
  });
});

it("the registration form says that it could not register, keeps the typed values, and can be submitted again", async () => {
  const { bff, user } = open("owner", { status: 500 });
  await fill(user);
  await user.click(button());
  await expect.poll(() => screen.getByRole("alert").textContent).toBe("Failed to register");
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Nia Vale");
  await user.click(button());
  await expect.poll(() => bff.requests).toHaveLength(2);
});

it("the registration form has autocomplete hints for browsers and password managers", () => {
  open("owner");
  const hints = ["Name", "Email", "Password", "Country"].map((label) =>
    screen.getByLabelText(label).getAttribute("autocomplete"),
  );
  expect(hints).toEqual(["name", "email", "new-password", "country"]);
});
