import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Combobox } from "./combobox-client";

afterEach(cleanup);

const breeds = ["Beagle", "Border Collie", "Boxer"].map((label) => ({ value: label.toLowerCase(), label }));

function show({ options = breeds, isLoading = false } = {}) {
  const handlers = { onSearch: vi.fn(), onChoose: vi.fn(), onMore: vi.fn() };
  render(
    <Combobox
      {...handlers}
      label="Breed"
      hint="As on the papers"
      options={options}
      isLoading={isLoading}
      loadingLabel="Loading"
      emptyLabel="No Results"
      searchDelayMs={20}
    />,
  );
  return { ...handlers, user: userEvent.setup(), field: screen.getByRole("combobox", { name: "Breed" }) };
}

it("a combobox searches after a pause in typing, and selects with the keyboard", async () => {
  const { user, field, onSearch, onChoose } = show();
  await user.click(field);
  // Synchronous, so that no time passes between the letters on a slow machine.
  for (const value of ["b", "bo"]) fireEvent.change(field, { target: { value } });
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch.mock.calls).toEqual([["bo"]]));
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(
    breeds.map(({ label }) => label),
  );
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose.mock.calls[0]?.[0]).toEqual(breeds[1]);
  expect(field).toHaveProperty("value", "Border Collie");
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it("a combobox announces no results and loading", async () => {
  const { user, field } = show({ options: [] });
  await user.type(field, "xyz");
  expect(await screen.findByText("No Results")).toBeTruthy();
  cleanup();
  const other = show({ options: [], isLoading: true });
  await other.user.type(other.field, "xyz");
  expect(await screen.findByText("Loading")).toBeTruthy();
  expect(screen.queryByText("No Results")).toBeNull();
});

it("a combobox loads more after scrolling through 80 % of the list", async () => {
  const { user, field, onMore } = show();
  await user.type(field, "b");
  const list = await screen.findByRole("listbox");
  const scrollTo = (scrollTop: number) => {
    for (const [key, value] of Object.entries({ scrollTop, clientHeight: 240, scrollHeight: 1000 }))
      Object.defineProperty(list, key, { value, configurable: true });
    fireEvent.scroll(list);
  };
  scrollTo(550);
  expect(onMore).not.toHaveBeenCalled();
  scrollTo(560);
  expect(onMore).toHaveBeenCalledTimes(1);
});

it("a combobox has its hint as description", () => {
  const { field } = show();
  const ids = field.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(ids.split(" ")[0] ?? "")?.textContent).toBe("As on the papers");
});
