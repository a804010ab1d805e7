// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { type Asked, fakeShop, type Told } from "@/store/testing/fake-shop";
import sendingWords from "@/messages/en/form.json";
import { ConfirmFormClient } from "./confirm-form-client";
import { ForgotFormClient } from "./forgot-form-client";
import { ResetFormClient } from "./reset-form-client";

afterEach(cleanup);

const failures = { failed: "It failed" };
const token = "t".repeat(43);
const over: Told = { status: 410, body: { code: "link_over", message: "No." } };

function open(form: ReactNode, answer: (asked: Asked) => Told | "nobody") {
  const shop = fakeShop(answer);
  render(<StoreProvider>{form}</StoreProvider>);
  return { shop, user: userEvent.setup() };
}

const forgotForm = (
  <ForgotFormClient
    asked={{ question: "What is three plus four?", challenge: "first" }}
    sendingWords={sendingWords}
    words={{
      ...failures,
      email: "E-mail",
      securityHint: "A person?",
      website: "Leave empty",
      send: "Send",
      sending: "Sending",
      sentTitle: "Sent",
      sentText: "Look.",
    }}
  />
);
const resetForm = (
  <ResetFormClient
    token={token}
    sendingWords={sendingWords}
    words={{
      ...failures,
      password: "New password",
      passwordHint: "Long",
      save: "Save",
      saving: "Saving",
      savedTitle: "Saved",
      savedText: "Sign in.",
      login: "Login",
      linkOver: "Too old",
      again: "New link",
    }}
  />
);
const confirmForm = (
  <ConfirmFormClient
    token={token}
    sendingWords={sendingWords}
    words={{
      ...failures,
      password: "Password",
      confirm: "Confirm",
      confirming: "One moment",
      linkOver: "Too old",
      again: "Again",
    }}
  />
);

it("forgetting: asks for both fields before it sends anything", async () => {
  const { shop, user } = open(forgotForm, () => ({ status: 204 }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findAllByText("This field is required")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
  expect(shop.asked).toEqual([]);
});

it("forgetting: sends the answer with its proof and says the same to everybody", async () => {
  const { shop, user } = open(forgotForm, () => ({ status: 204 }));
  await user.type(screen.getByLabelText("E-mail"), "nia@example.test");
  await user.type(screen.getByLabelText("What is three plus four?"), "7");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const done = await screen.findByRole("heading", { name: "Sent" });
  await vi.waitFor(() => expect(document.activeElement).toBe(done));
  const body = { email: "nia@example.test", security: "7", challenge: "first", website: "" };
  expect(shop.asked).toEqual([{ method: "POST", path: "/forgot-password", body }]);
});

it("forgetting: asks another question after a wrong answer", async () => {
  const { shop, user } = open(forgotForm, ({ path }) =>
    path === "/security-question"
      ? { body: { question: "What is one plus one?", challenge: "second" } }
      : { status: 428, body: { security: "This answer is not right." } },
  );
  await user.type(screen.getByLabelText("E-mail"), "nia@example.test");
  await user.type(screen.getByLabelText("What is three plus four?"), "8");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const next = await screen.findByLabelText("What is one plus one?");
  expect(next).toHaveProperty("value", "");
  expect(screen.getByText("This answer is not right.")).toBeDefined();
  await user.type(next, "2");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await vi.waitFor(() =>
    expect(shop.asked.findLast(({ method }) => method === "POST")?.body).toMatchObject({
      security: "2",
      challenge: "second",
    }),
  );
});

it("resetting: changes the password and leads to signing in", async () => {
  const { shop, user } = open(resetForm, () => ({ status: 204 }));
  await user.click(screen.getByLabelText("New password"));
  await user.paste("rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: "Saved" });
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(shop.asked[0]).toMatchObject({
    path: "/reset-password",
    body: { token, password: "rain-on-a-tin-roof" },
  });
});

it("resetting: a link that is over leads to a new one", async () => {
  const { user } = open(resetForm, () => over);
  await user.type(screen.getByLabelText("New password"), "rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too old"));
  expect(screen.getByRole("link", { name: "New link" }).getAttribute("href")).toBe("/forgot-password");
});

it("confirming: asks nothing of the shop until it is pressed", async () => {
  const { shop, user } = open(confirmForm, () => over);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shop.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("This field is required")).toBeDefined();
  expect(shop.asked).toEqual([]);
  await user.type(screen.getByLabelText("Password"), "rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too old"));
  const body = { token, password: "rain-on-a-tin-roof" };
  expect(shop.asked).toEqual([{ method: "POST", path: "/register/confirm", body }]);
  expect(screen.getByRole("link", { name: "Again" }).getAttribute("href")).toBe("/register");
});

it("confirming: a password that is not the account's is said at its field, and can be typed again", async () => {
  const { user } = open(confirmForm, () => ({ status: 428, body: { password: "This is not the password" } }));
  await user.type(screen.getByLabelText("Password"), "somebody-elses-choice");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("This is not the password")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect(screen.getByRole("button", { name: "Confirm" }).getAttribute("aria-disabled")).toBeNull();
});

it.each([
  ["confirming", confirmForm, "Password", "Confirm"],
  ["resetting", resetForm, "New password", "Save"],
])("%s: says so when nobody answers", async (_what, form, field, name) => {
  const { user } = open(form, () => "nobody");
  await user.type(screen.getByLabelText(field), "rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Network error"));
  expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBeNull();
});
