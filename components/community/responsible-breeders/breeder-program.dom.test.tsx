import { englishText } from "@/lib/domain/error-response";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { BreederStatusView } from "./breeder-status-client";
import { BreederProgram } from "./breeder-program-client";

const facts = {
  name: "Hollowmere",
  country: { code: "PT", name: "Portugal" },
  place: "Tomar",
  website: null,
  breeds: [{ id: 2001, name: "Abyssinian", species: { id: 2, name: "feline" as const } }],
};
const application = { ...facts, statement: "All of them.", note: null };
const waiting = { listing: null, application: { ...application, state: "waiting" as const } };
const listed = { listing: facts, application: { ...application, state: "approved" as const } };
const countries = [
  { id: 1, code: "AU", name: "Australia", currency: "AUD" },
  { id: 2, code: "PT", name: "Portugal", currency: "EUR" },
];

type Status = Parameters<typeof BreederStatusView>[0]["status"];

function open(status: Status, answer: FakeResponse = { body: {} }) {
  const shop = fakeBff(() => answer);
  renderInStore(<BreederStatusView status={status} countries={countries} country="AU" />);
  return { user: userEvent.setup(), ...shop };
}
const form = async () => within(await screen.findByRole("form", { name: "Your application" }));

it("links a guest to the login without sending a request", async () => {
  const { requests } = fakeBff(() => ({ body: {} }));
  const links = { login: "/login?next=x", register: "/register/breeder", search: "/s" };
  renderInStore(<BreederProgram links={links} />);
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/login?next=x");
  expect(requests).toEqual([]);
});

describe("BreederStatusView", () => {
  it("shows the form with the account's country and validates it before the first application", async () => {
    const { user, requests } = open({ listing: null, application: null });
    const fields = await form();
    expect(fields.getByLabelText("Country")).toHaveProperty("value", "AU");
    await user.type(fields.getByLabelText("Website (optional)"), "javascript:alert(1)");
    await user.click(fields.getByRole("button", { name: "Apply" }));
    expect(await fields.findAllByText(englishText("fields.required"))).toHaveLength(5);
    expect(fields.getByText(englishText("fields.website"))).toBeDefined();
    expect(requests).toEqual([]);
  });

  it("shows note and previous values after a declined application and confirms the next one", async () => {
    const declined = { ...application, state: "declined" as const, note: "Which $& tests?" };
    const { user, requests } = open({ listing: null, application: declined }, { body: waiting });
    expect(screen.getByText("Our note: Which $& tests?")).toBeDefined();
    const fields = await form();
    await user.click(fields.getByLabelText(/^I agree/));
    await user.dblClick(fields.getByRole("button", { name: "Apply" }));
    const heading = await screen.findByRole("heading", { name: "We are reading your application" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(requests).toEqual([
      {
        method: "POST",
        path: "/my/responsible-breeder",
        body: {
          name: "Hollowmere",
          country: "PT",
          place: "Tomar",
          breed_ids: [2001],
          website: null,
          statement: "All of them.",
          consent: true,
        },
      },
    ]);
  });

  it("shows the public listing and asks for confirmation before withdrawing", async () => {
    const off = { ...listed, listing: null };
    const { user, requests } = open(listed, { body: off });
    expect(screen.getByText("Tomar, Portugal")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    await user.click(screen.getByRole("button", { name: "Keep it as it is" }));
    expect(requests).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    const heading = await screen.findByRole("heading", { name: "You are not on the list" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(requests).toMatchObject([{ method: "DELETE", path: "/my/responsible-breeder" }]);
  });
});
