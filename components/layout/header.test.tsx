// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop } from "@/store/testing/fake-shop";
import { ShopHeader } from "./shop-header";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.userType;
});

function openHeader() {
  render(
    <StoreProvider>
      <ShopHeader words={{ frame: wordsOf("en", "frame"), shelf: wordsOf("en", "shelf") }} />
      <main>
        <button type="button">Below</button>
      </main>
    </StoreProvider>,
  );
}

const helpMenu = () => screen.getByText("Help").closest("details");

describe("the tabs", () => {
  it("lead to the role homes, and say which one is looked at", () => {
    document.documentElement.dataset.userType = "vet";
    openHeader();
    const tabs = within(screen.getByRole("navigation", { name: "I am here as" })).getAllByRole("link");
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
    ).toEqual([
      ["Everyone", "/", null],
      ["Breeder", "/breeder", null],
      ["Pet owner", "/pet-owner", null],
      ["Vet", "/vet", "true"],
    ]);
  });

  it("following one writes the type down, though the page is left", () => {
    const shop = fakeShop(() => ({ status: 204 }));
    openHeader();
    fireEvent.click(screen.getByRole("link", { name: "Pet owner" }));
    expect(shop.asked).toEqual([{ method: "POST", path: "/cookie/user-type", body: { userType: "owner" } }]);
  });
});

describe("the search", () => {
  it.each([
    ["", undefined],
    ["   ", undefined],
    ["  merle ", "merle"],
  ])("of %j goes with %j", async (typed, sent) => {
    openHeader();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    const goes = vi.fn((event: SubmitEvent) => (event.defaultPrevented ? undefined : field.value));
    const listen = (event: Event) => {
      if (event instanceof SubmitEvent) goes(event);
      event.preventDefault();
    };
    window.addEventListener("submit", listen);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    window.removeEventListener("submit", listen);
    expect(goes.mock.results.map(({ value }: { value: unknown }) => value)).toEqual([sent]);
  });
});

describe("a menu", () => {
  it("is closed by Escape, which gives the keyboard its place back", async () => {
    openHeader();
    await userEvent.click(screen.getByText("Help"));
    expect(helpMenu()).toHaveProperty("open", true);
    screen.getByRole("link", { name: "FAQs" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(helpMenu()).toHaveProperty("open", false);
    expect(document.activeElement).toBe(screen.getByText("Help").closest("summary"));
  });

  it("is closed by a press beside it and by moving on, not by what happens in it", async () => {
    openHeader();
    const open = async () => userEvent.click(screen.getByText("Help"));
    await open();
    fireEvent.pointerDown(screen.getByRole("link", { name: "FAQs" }));
    expect(helpMenu()).toHaveProperty("open", true);
    fireEvent.pointerDown(screen.getByText("Below"));
    expect(helpMenu()).toHaveProperty("open", false);
    await open();
    screen.getByText("Below").focus();
    expect(helpMenu()).toHaveProperty("open", false);
  });
});

describe("the menu of a phone", () => {
  const toggle = () => screen.getByRole("button", { name: /the menu$/ });
  const state = () => [toggle().getAttribute("aria-expanded"), document.documentElement.dataset.menu];

  it("covers the page, which does not scroll, until Escape", async () => {
    openHeader();
    await userEvent.click(toggle());
    expect(state()).toEqual(["true", "open"]);
    await userEvent.keyboard("{Escape}");
    expect(state()).toEqual(["false", undefined]);
    expect(document.activeElement).toBe(toggle());
  });

  it("is closed by moving on into what it covers, not by moving within it", async () => {
    openHeader();
    await userEvent.click(toggle());
    screen.getByRole("link", { name: "Contact us" }).focus();
    expect(state()).toEqual(["true", "open"]);
    screen.getByText("Below").focus();
    await vi.waitFor(() => expect(state()).toEqual(["false", undefined]));
  });
});
