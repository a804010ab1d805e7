import { cleanup, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, expect, it } from "vitest";
import { ContentDate } from "./content-date";

afterEach(() => {
  cleanup();
  Cookies.remove("country");
});

it.each([
  ["JP", "US", "05/11/2026"],
  ["US", "AU", "11/05/2026"],
  [undefined, "US", "11/05/2026"],
])("article date: a visitor from %s reads a page of %s with the date %s", (visitor, page, text) => {
  if (visitor) Cookies.set("country", visitor);
  render(<ContentDate date={new Date(2026, 10, 5)} country={page} />);
  expect(screen.getByText(text)).toBeTruthy();
});
