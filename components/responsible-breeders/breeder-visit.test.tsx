// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { fieldMessages } from "@/lib/contract/messages";
import words from "@/messages/en/responsible-breeders.json" with { type: "json" };
import sendingWords from "@/messages/en/form.json" with { type: "json" };
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { BreederMatter } from "./breeder-matter-client";
import { BreederVisitClient } from "./breeder-visit-client";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

type Standing = Parameters<typeof BreederMatter>[0]["standing"];

function open(standing: Standing, answer: Told = { body: {} }) {
  const shop = fakeShop(() => answer);
  render(
    <StoreProvider>
      <BreederMatter {...{ standing, countries, words, sendingWords }} country="AU" />
    </StoreProvider>,
  );
  return { user: userEvent.setup(), ...shop };
}
const form = async () => within(await screen.findByRole("form", { name: "Your application" }));

it("a guest is led to sign in, and back, and nobody is asked", async () => {
  const { asked } = fakeShop(() => ({ body: {} }));
  const links = { login: "/login?next=x", register: "/register/breeder", search: "/s" };
  render(
    <StoreProvider>
      <BreederVisitClient {...{ words, sendingWords, links }} />
    </StoreProvider>,
  );
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/login?next=x");
  expect(asked).toEqual([]);
});

describe("a breeder", () => {
  it("who has not applied finds the form, in the account's country, and is told what is missing", async () => {
    const { user, asked } = open({ listing: null, application: null });
    const fields = await form();
    expect(fields.getByLabelText("Country")).toHaveProperty("value", "AU");
    await user.type(fields.getByLabelText("Website (optional)"), "javascript:alert(1)");
    await user.click(fields.getByRole("button", { name: "Apply" }));
    expect(await fields.findAllByText(fieldMessages.required)).toHaveLength(5);
    expect(fields.getByText(fieldMessages.website)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it("who was declined reads why, and finds what they wrote; what they send is said to wait", async () => {
    const declined = { ...application, state: "declined" as const, note: "Which $& tests?" };
    const { user, asked } = open({ listing: null, application: declined }, { body: waiting });
    expect(screen.getByText("Our note: Which $& tests?")).toBeDefined();
    const fields = await form();
    await user.click(fields.getByLabelText(/^I agree/));
    await user.dblClick(fields.getByRole("button", { name: "Apply" }));
    const heading = await screen.findByRole("heading", { name: "We are reading your application" });
    expect(document.activeElement).toBe(heading);
    expect(asked).toEqual([
      {
        method: "POST",
        path: "/my/responsible-breeder",
        body: {
          ...{ name: "Hollowmere", country: "PT", place: "Tomar", breed_ids: [2001], website: null },
          statement: "All of them.",
          consent: true,
        },
      },
    ]);
  });

  it("who is on the list sees what is public, and withdraws only when they mean it", async () => {
    const off = { ...listed, listing: null };
    const { user, asked } = open(listed, { body: off });
    expect(screen.getByText("Tomar, Portugal")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    await user.click(screen.getByRole("button", { name: "Leave it as it is" }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    await user.click(screen.getByRole("button", { name: "Take me off the list" }));
    const heading = await screen.findByRole("heading", { name: "You are not on the list at present" });
    expect(document.activeElement).toBe(heading);
    expect(asked).toMatchObject([{ method: "DELETE", path: "/my/responsible-breeder" }]);
  });
});
