// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { pageItems } from "./page-items";
import { Pagination } from "./pagination";

afterEach(cleanup);

const row = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

describe("which pages are named", () => {
  it.each([
    [1, 1, "1"],
    [3, 6, "1 2 3 4 5 6"],
    [1, 7, "1 2 3 4 5 … 7"],
    [4, 7, "1 2 3 4 5 … 7"],
    [5, 7, "1 … 3 4 5 6 7"],
    [7, 7, "1 … 3 4 5 6 7"],
    [5, 9, "1 … 4 5 6 … 9"],
    [20, 40, "1 … 19 20 21 … 40"],
    [40, 40, "1 … 36 37 38 39 40"],
  ])("page %i of %i: %s", (page, pageCount, expected) => expect(row(page, pageCount)).toBe(expected));

  it("names the ends and the page with its neighbours, rising, whatever the page", () => {
    for (let pageCount = 7; pageCount < 30; pageCount += 1)
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = pageItems(page, pageCount).filter((item) => item !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
        expect(numbers).toEqual(expect.arrayContaining(near));
        expect(numbers.length).toBeLessThan(pageCount);
      }
  });
});

const words = { label: "Pages", previous: "Previous page", next: "Next page", page: "Page {page}" };
const show = (page: number, pageCount: number) =>
  render(<Pagination page={page} pageCount={pageCount} hrefOf={(to) => `/list?page=${to}`} words={words} />);
const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

it("is made of links, of which the current one says so", () => {
  show(2, 3);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
  expect(linkTo("Previous page")).toBe("/list?page=1");
  expect(linkTo("Next page")).toBe("/list?page=3");
  expect(linkTo("Page 3")).toBe("/list?page=3");
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Page 2");
});

it("leads neither before the first page nor past the last", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
  cleanup();
  show(1, 2);
  expect(linkTo("Previous page")).toBeUndefined();
  expect(linkTo("Next page")).toBe("/list?page=2");
  cleanup();
  show(2, 2);
  expect(linkTo("Previous page")).toBe("/list?page=1");
  expect(linkTo("Next page")).toBeUndefined();
});
