import { englishText } from "@/lib/domain/error-response";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { Reminders } from "./reminders-client";

const messages = getMessages("en", "reminders");
const token = "R".repeat(43);
const stored = { email: "jo@test.example", activation: true, posting: false, expiry: true };

function open(read: FakeResponse, update: FakeResponse = { status: 204 }) {
  const bff = fakeBff(({ method }) => (method === "GET" ? read : update));
  renderInStore(<Reminders token={token} contactPath="/contact-us" />);
  return { ...bff, user: userEvent.setup() };
}

const box = (label: string) => screen.findByRole("checkbox", { name: label });
const sentBody = (requests: ReturnType<typeof fakeBff>["requests"]) =>
  requests.find(({ method }) => method === "PUT")?.body;

it("the reminders page shows the stored choice and saves a new one", async () => {
  const { requests, user } = open({ body: stored });
  expect(await box(messages.activation)).toHaveProperty("checked", true);
  expect(await box(messages.posting)).toHaveProperty("checked", false);
  await user.click(await box(messages.posting));
  await user.click(screen.getByRole("button", { name: messages.save }));
  await screen.findByText(messages.saved);
  expect(sentBody(requests)).toEqual({ activation: true, posting: true, expiry: true });
});

it("the reminders page unsubscribes from all with one button", async () => {
  const { requests, user } = open({ body: stored });
  await user.click(await screen.findByRole("button", { name: messages.none }));
  await screen.findByText(messages.noneDone);
  expect(sentBody(requests)).toEqual({ activation: false, posting: false, expiry: false });
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
});

it("the reminders page keeps the choice and shows an error when saving fails", async () => {
  const { user } = open({ body: stored }, { status: 500, body: { code: "internal", message: "no" } });
  await user.click(await screen.findByRole("button", { name: messages.none }));
  await screen.findByText(englishText("failures.operationFailed"));
  expect(await box(messages.activation)).toHaveProperty("checked", true);
});

it.each([
  [404, { code: "not_found", message: "Not found" }],
  [428, { token: "This field is not valid" }],
])("the reminders page says that the link does not work after %s", async (status, body) => {
  open({ status, body });
  await screen.findByText(messages.linkInvalidTitle);
  expect(screen.getByRole("link", { name: messages.contact }).getAttribute("href")).toBe("/contact-us");
});
