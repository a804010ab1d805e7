import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { listPageItems, Pagination } from "./pagination";

const row = (page: number, pageCount: number) =>
  listPageItems(page, pageCount)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

describe("displayed page links", () => {
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

  it("always include first, last, current and neighbouring pages in ascending order", () => {
    for (let pageCount = 7; pageCount < 30; pageCount += 1)
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = listPageItems(page, pageCount).filter((item) => item !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
        expect(numbers).toEqual(expect.arrayContaining(near));
        expect(numbers.length).toBeLessThan(pageCount);
      }
  });
});

const labels = {
  label: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
};
const show = (page: number, pageCount: number) =>
  render(
    <Pagination page={page} pageCount={pageCount} hrefOf={(to) => `/list?page=${to}`} labels={labels} />,
  );
const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

it("renders links and marks the current page", () => {
  show(2, 3);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
  expect(linkTo("Previous page")).toBe("/list?page=1");
  expect(linkTo("Next page")).toBe("/list?page=3");
  expect(linkTo("Page 3")).toBe("/list?page=3");
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Page 2");
});

it("has no previous link on the first page and no next link on the last", () => {
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
