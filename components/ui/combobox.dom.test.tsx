import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { Combobox } from "./combobox-client";

beforeAll(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = vi.fn();
});

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

it("the arrow keys of a combobox open its list and wrap around", async () => {
  const { user, field, onChoose } = show();
  const activeText = () =>
    document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
  field.focus();
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(field.getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  expect(activeText()).toBe("Beagle");
  await user.keyboard("{ArrowUp}");
  expect(activeText()).toBeUndefined();
  await user.keyboard("{ArrowUp}");
  expect(activeText()).toBe("Boxer");
  await user.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([[breeds[2]]]);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(field);
});

it("Escape closes the list of a combobox and restores the chosen text, then clears it", async () => {
  const { user, field, onChoose } = show();
  const onKeyDown = vi.fn();
  document.addEventListener("keydown", onKeyDown);
  await user.click(field);
  await user.click(screen.getByRole("option", { name: "Boxer" }));
  await user.type(field, "x");
  await user.keyboard("{Escape}");
  expect(field).toHaveProperty("value", "Boxer");
  expect(onKeyDown.mock.calls.some(([{ key }]) => key === "Escape")).toBe(false);
  await user.keyboard("{Escape}");
  expect(field).toHaveProperty("value", "");
  expect(onChoose.mock.calls).toEqual([[breeds[2]], [null]]);
  await user.keyboard("{Escape}");
  expect(onKeyDown.mock.calls.some(([{ key }]) => key === "Escape")).toBe(true);
  document.removeEventListener("keydown", onKeyDown);
});

it("a combobox closes when the focus leaves it, or something else is pressed", async () => {
  const { user, field, onChoose } = show();
  await user.type(field, "box");
  await user.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field).toHaveProperty("value", "");
  await user.type(field, "box");
  await user.click(document.body);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

it("Enter in a combobox chooses nothing by itself", async () => {
  const { user, field, onChoose } = show();
  await user.type(field, "box{Enter}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
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
