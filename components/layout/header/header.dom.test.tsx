import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
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
  renderInStore(
    <>
      <ShopHeader />
      <main>
        <button type="button">Below</button>
      </main>
    </>,
  );
}

const helpMenu = () => screen.getByText("Help").closest("details");

describe("role tabs", () => {
  it("link to the role landing pages and mark the current one", () => {
    document.documentElement.dataset.userType = "vet";
    openHeader();
    const tabs = within(screen.getByRole("navigation", { name: "Shop as" })).getAllByRole("link");
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
    ).toEqual([
      ["Everyone", "/", null],
      ["Breeder", "/breeder", null],
      ["Pet owner", "/pet-owner", null],
      ["Vet", "/vet", "true"],
    ]);
  });

  it("save the chosen user type while the page is left", () => {
    const bff = fakeBff(() => ({ status: 204 }));
    openHeader();
    fireEvent.click(screen.getByRole("link", { name: "Pet owner" }));
    expect(bff.requests).toEqual([
      { method: "POST", path: "/cookie/user-type", body: { userType: "owner" } },
    ]);
  });
});

describe("search form", () => {
  it.each([
    ["", undefined],
    ["   ", undefined],
    ["  merle ", "merle"],
  ])("submits %j as %j", async (typed, sent) => {
    openHeader();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    const onSubmit = vi.fn((event: SubmitEvent) => (event.defaultPrevented ? undefined : field.value));
    const listen = (event: Event) => {
      if (event instanceof SubmitEvent) onSubmit(event);
      event.preventDefault();
    };
    window.addEventListener("submit", listen);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    window.removeEventListener("submit", listen);
    expect(onSubmit.mock.results.map(({ value }: { value: unknown }) => value)).toEqual([sent]);
  });
});

describe("dropdown menu", () => {
  it("closes on Escape and returns the focus to its button", async () => {
    openHeader();
    await userEvent.click(screen.getByText("Help"));
    expect(helpMenu()).toHaveProperty("open", true);
    screen.getByRole("link", { name: "FAQs" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(helpMenu()).toHaveProperty("open", false);
    await expect.poll(() => document.activeElement).toBe(screen.getByText("Help").closest("summary"));
  });

  it("closes on a press or focus outside it, not inside", async () => {
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

describe("mobile menu", () => {
  const toggle = () => screen.getByRole("button", { name: /the menu$/ });
  const state = () => [toggle().getAttribute("aria-expanded"), document.documentElement.dataset.menu];

  it("covers the page until Escape", async () => {
    openHeader();
    await userEvent.click(toggle());
    expect(state()).toEqual(["true", "open"]);
    await userEvent.keyboard("{Escape}");
    expect(state()).toEqual(["false", undefined]);
    await expect.poll(() => document.activeElement).toBe(toggle());
  });

  it("closes when the focus leaves the header", async () => {
    openHeader();
    await userEvent.click(toggle());
    screen.getByRole("link", { name: "Contact us" }).focus();
    expect(state()).toEqual(["true", "open"]);
    screen.getByText("Below").focus();
    await expect.poll(() => state()).toEqual(["false", undefined]);
  });
});
