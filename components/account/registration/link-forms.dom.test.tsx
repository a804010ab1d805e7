import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { ConfirmFormClient } from "./confirm-form-client";
import { ForgotFormClient } from "./forgot-form-client";
import { ResetFormClient } from "./reset-form-client";

const token = "t".repeat(43);
const expired: FakeResponse = { status: 410, body: { code: "link_over", message: "No." } };
const expiredText = "This link has already been used or has expired.";

function open(form: ReactNode, respond: Parameters<typeof fakeBff>[0]) {
  const bff = fakeBff(respond);
  renderInStore(form);
  return { bff, user: userEvent.setup() };
}

const forgotForm = (
  <ForgotFormClient securityQuestion={{ question: "What is three plus four?", challenge: "first" }} />
);
const resetForm = <ResetFormClient token={token} />;
const confirmForm = <ConfirmFormClient token={token} />;

it("forgot password: sends the answer with its challenge and confirms", async () => {
  const { bff, user } = open(forgotForm, () => ({ status: 204 }));
  await user.type(screen.getByLabelText("Email"), "nia@example.test");
  await user.type(screen.getByLabelText("What is three plus four?"), "7");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  const done = await screen.findByRole("heading", { name: "Check your inbox" });
  await expect.poll(() => document.activeElement).toBe(done);
  const body = { email: "nia@example.test", security: "7", challenge: "first", website: "" };
  expect(bff.requests).toEqual([{ method: "POST", path: "/forgot-password", body }]);
});

it("forgot password: asks another question after a wrong answer", async () => {
  const { bff, user } = open(forgotForm, ({ path }) =>
    path === "/security-question"
      ? { body: { question: "What is one plus one?", challenge: "second" } }
      : { status: 428, body: { security: "This answer is not right." } },
  );
  await user.type(screen.getByLabelText("Email"), "nia@example.test");
  await user.type(screen.getByLabelText("What is three plus four?"), "8");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  const next = await screen.findByLabelText("What is one plus one?");
  expect(next).toHaveProperty("value", "");
  expect(screen.getByText("This answer is not right.")).toBeDefined();
  await user.type(next, "2");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  await expect
    .poll(() => bff.requests.findLast(({ method }) => method === "POST")?.body)
    .toMatchObject({
      security: "2",
      challenge: "second",
    });
});

it("reset password: changes the password and links to sign-in", async () => {
  const { bff, user } = open(resetForm, () => ({ status: 204 }));
  await user.click(screen.getByLabelText("New password"));
  await user.paste("rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  await screen.findByRole("heading", { name: "Password changed" });
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  const sent = bff.requests.filter(({ path }) => path === "/reset-password");
  expect(sent.map(({ body }) => body)).toEqual([{ token, password: "rain-on-a-tin-roof" }]);
});

it("reset password: an expired link offers a new one", async () => {
  const { user } = open(resetForm, () => expired);
  await user.type(screen.getByLabelText("New password"), "rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  await expect.poll(() => screen.getByRole("alert").textContent).toBe(expiredText);
  expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/forgot-password");
});

it("confirm registration: sends nothing before a valid submit, and reports an expired link", async () => {
  const { bff, user } = open(confirmForm, () => expired);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(bff.requests).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
  expect(await screen.findByText("This field is required")).toBeDefined();
  expect(bff.requests).toEqual([]);
  await user.type(screen.getByLabelText("Password"), "rain-on-a-tin-roof");
  await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
  await expect.poll(() => screen.getByRole("alert").textContent).toBe(expiredText);
  const body = { token, password: "rain-on-a-tin-roof" };
  expect(bff.requests).toEqual([{ method: "POST", path: "/register/confirm", body }]);
  expect(screen.getByRole("link", { name: "Register again" }).getAttribute("href")).toBe("/register");
});
