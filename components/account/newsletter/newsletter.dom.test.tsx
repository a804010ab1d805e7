import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import type { LinkAction } from "./link-action-client";
import { NewsletterLinkView } from "./newsletter-link-view";
import { SubscribeForm } from "./subscribe-form-client";

const token = "N".repeat(43);

function openLink(action: LinkAction, response: FakeResponse) {
  const bff = fakeBff(() => response);
  renderInStore(<NewsletterLinkView action={action} token={token} />);
  return { ...bff, user: userEvent.setup() };
}

it("the newsletter form asks for an email, and its response is the same for every address", async () => {
  const bff = fakeBff(({ path }) =>
    path === "/security-question" ? { body: { question: "Sum?", challenge: "c" } } : { status: 204 },
  );
  renderInStore(<SubscribeForm />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Email"), "iris@example.test");
  await user.type(await screen.findByLabelText("Sum?"), "7");
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  await screen.findByRole("heading", { name: "Please check your inbox" });
  expect(bff.requests.at(-1)).toMatchObject({ path: "/newsletter", body: { email: "iris@example.test" } });
});

it.each([
  ["confirm", "Confirm subscription", "You are subscribed"],
  ["unsubscribe", "Unsubscribe", "You are unsubscribed"],
] as const)(
  "the newsletter page uses the link of the action %s when its button is clicked",
  async (action, button, done) => {
    const { user, requests } = openLink(action, { status: 204 });
    expect(requests).toEqual([]);
    await user.click(screen.getByRole("button", { name: button }));
    await screen.findByRole("heading", { name: done });
    expect(requests).toEqual([{ method: "POST", path: `/newsletter/${action}`, body: { token } }]);
  },
);

it("the newsletter form explains a used link", async () => {
  const { user } = openLink("confirm", { status: 410, body: { code: "link_over", message: "Used." } });
  await user.click(screen.getByRole("button", { name: "Confirm subscription" }));
  await expect.poll(() => screen.queryByRole("alert")?.textContent).toMatch(/expired, was used before/);
});
