import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { forgetUser } from "@/store/forget-user";
import { makeStore } from "@/store/make-store";
import { currentTab } from "@/store/persistence/browser-tab";
import { recentKey, type RecentProduct } from "@/store/persistence/recent-products";
import { RecentProducts } from "./recent-products-client";

const product = (id: number, language = "en"): RecentProduct => ({
  id,
  name: `Test ${id}`,
  language,
  path: `/store/test-${id}/p/${id}`,
  picture: "/pictures/helix.svg",
});
const names = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

it("lists the six products seen last, the newest first, without the one of the page", () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) {
    render(<RecentProducts language="en" current={product(id)} />);
    cleanup();
  }
  render(<RecentProducts language="en" />);
  expect(names()).toEqual(["Test 3", "Test 7", "Test 6", "Test 5", "Test 4", "Test 2"]);
  cleanup();
  render(<RecentProducts language="en" current={product(7)} />);
  expect(names()).not.toContain("Test 7");
});

it("RecentProducts marks names in another language and ignores stored entries without a product path", () => {
  const foreign = { ...product(9), path: "https://elsewhere.example" };
  localStorage.setItem(recentKey, JSON.stringify([product(1, "de"), foreign, null]));
  render(<RecentProducts language="en" />);
  expect(screen.getByRole("link", { name: "Test 1" }).getAttribute("lang")).toBe("de");
  expect(names()).toHaveLength(1);
});

it("forgets the products when the user signs out", () => {
  localStorage.setItem(recentKey, JSON.stringify([product(1)]));
  makeStore(currentTab()).dispatch(forgetUser());
  expect(localStorage.getItem(recentKey)).toBeNull();
});
