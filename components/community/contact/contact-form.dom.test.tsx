import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { ContactForm } from "./contact-form-client";

function open(response: FakeResponse = { status: 204 }) {
  let questions = 0;
  const bff = fakeBff(({ path }) =>
    path === "/security-question"
      ? { body: { question: `Question ${++questions}?`, challenge: `challenge-${questions}` } }
      : response,
  );
  render(
    <StoreProvider>
      <ContactForm />
    </StoreProvider>,
  );
  return { user: userEvent.setup(), sent: () => bff.requests.filter(({ path }) => path === "/contact") };
}

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User) {
  await user.selectOptions(screen.getByLabelText("Topic"), "Samples and results");
  await user.type(screen.getByLabelText("Name"), "Iris Vale");
  await user.type(screen.getByLabelText("Email"), "iris@example.test");
  await user.type(screen.getByLabelText("Message"), "Where is my sample?");
  await user.type(await screen.findByLabelText("Question 1?"), "7");
}
const send = (user: User) => user.click(screen.getByRole("button", { name: "Send message" }));

it("the contact form requires everything but the reference, and focuses the first field", async () => {
  const { user, sent } = open();
  await send(user);
  expect(await screen.findAllByText("This field is required")).toHaveLength(5);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Topic"));
  expect(sent()).toEqual([]);
  // Otherwise its request would reach the next test.
  await screen.findByLabelText("Question 1?");
});

it("the contact form sends the message once, confirms it, and offers an empty form", async () => {
  const { user, sent } = open();
  await fillIn(user);
  await user.dblClick(screen.getByRole("button", { name: "Send message" }));
  const done = await screen.findByRole("heading", { name: "Thank you for your message" });
  await expect.poll(() => document.activeElement).toBe(done);
  expect(sent().map(({ body }) => body)).toMatchObject([
    { topic: "results", message: "Where is my sample?", security: "7", challenge: "challenge-1" },
  ]);
  await user.click(screen.getByRole("button", { name: "Send another message" }));
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "");
});
