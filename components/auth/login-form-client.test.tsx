// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { anyPerson } from "@/store/testing/any-person";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import sendingWords from "@/messages/en/form.json";
import { LoginFormClient } from "./login-form-client";

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.location.hash = "";
});

const words = {
  email: "Email",
  password: "Password",
  submit: "Login",
  submitting: "Signing in",
  failed: "Login failed",
};

async function tryToSignIn(login: Told | "nobody", details: Told | "nobody" = "nobody") {
  const shop = fakeShop(({ path }) => (path === "/auth/login" ? login : details));
  render(
    <StoreProvider>
      <LoginFormClient next="#signed-in" words={words} sendingWords={sendingWords} />
    </StoreProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Email"), "vet@tailmark.test");
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("button", { name: "Login" }));
  return shop;
}

it.each([
  ["with the person's details", { body: anyPerson() }],
  ["though the details cannot be read just now", "nobody" as const],
])("goes on once the session is there, %s", async (_how, details) => {
  const shop = await tryToSignIn({ body: { id: 3, type: "vet" } }, details);
  await vi.waitFor(() => expect(window.location.hash).toBe("#signed-in"));
  const body = { username: "vet@tailmark.test", password: "secret" };
  expect(shop.asked[0]).toEqual({ method: "POST", path: "/auth/login", body });
});

it.each<[string, Told | "nobody", string]>([
  ["401", { status: 401, body: { code: "wrong_credentials", message: "No." } }, "No."],
  ["401 without words", { status: 401, body: { code: "wrong_credentials" } }, "Login failed"],
  ["429", { status: 429, body: { code: "slow_down", message: "internal words" } }, "Login failed"],
  ["500", { status: 500 }, "Login failed"],
  ["silence", "nobody", "Network error"],
])("after %s says what is the matter, and may be tried again", async (_what, login, message) => {
  await tryToSignIn(login);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
  expect(screen.getByRole("button", { name: "Login" })).toHaveProperty("disabled", false);
  expect(window.location.hash).toBe("");
});

it("says at a field what is wrong with it", async () => {
  await tryToSignIn({ status: 428, body: { username: "This field must be valid email" } });
  await screen.findByText("This field must be valid email");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("");
});
