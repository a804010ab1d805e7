import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { userFixture } from "@/store/testing/user-fixture";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { LoginFormClient } from "./login-form-client";

afterEach(() => {
  window.location.hash = "";
});

async function tryToSignIn(login: FakeResponse | "offline", details: FakeResponse | "offline" = "offline") {
  const bff = fakeBff(({ path }) => (path === "/auth/login" ? login : details));
  renderInStore(<LoginFormClient next="#signed-in" />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Email"), "vet@tailmark.test");
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return bff;
}

it.each([
  ["with the user's details", { body: userFixture() }],
  ["though the details cannot be loaded", "offline" as const],
])("the sign-in form opens the next page after signing in, %s", async (_how, details) => {
  const bff = await tryToSignIn({ body: { id: 3, type: "vet" } }, details);
  await expect.poll(() => window.location.hash).toBe("#signed-in");
  const body = { username: "vet@tailmark.test", password: "secret" };
  expect(bff.requests[0]).toEqual({ method: "POST", path: "/auth/login", body });
});

it.each<[string, FakeResponse | "offline", string]>([
  ["401", { status: 401, body: { code: "wrong_credentials", message: "No." } }, "No."],
  ["500", { status: 500 }, "Login failed"],
  ["a network failure", "offline", "Network error"],
])("displays the failure after %s and can be submitted again", async (_what, login, message) => {
  await tryToSignIn(login);
  await expect.poll(() => screen.getByRole("alert").textContent).toBe(message);
  expect(screen.getByRole("button", { name: "Sign in" })).toHaveProperty("disabled", false);
  expect(window.location.hash).toBe("");
});

it("the sign-in form displays a field error at its field and moves the focus there", async () => {
  await tryToSignIn({ status: 428, body: { username: "This field must be valid email" } });
  await screen.findByText("This field must be valid email");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(screen.getByRole("alert").textContent).toBe("");
});

it("the sign-in form offers a new link when the account is not confirmed yet", async () => {
  const refusal = { status: 409, body: { code: "unconfirmed", message: "Please confirm." } };
  const bff = await tryToSignIn(refusal);
  const user = userEvent.setup();
  expect(await screen.findByText("Please confirm your email")).toBeTruthy();
  bff.requests.splice(0);
  await user.click(screen.getByRole("button", { name: "Send a new link" }));
  expect(bff.requests).toEqual([
    { method: "POST", path: "/register/resend", body: { email: "vet@tailmark.test" } },
  ]);
  expect(await screen.findByText("Network error")).toBeTruthy();
});
