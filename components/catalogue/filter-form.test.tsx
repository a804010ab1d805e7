// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { facets } from "@/lib/contract/testing/catalogue";
import { parseShelfQuery, plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { testTypes } from "@/lib/config/categories";
import { wordsOf } from "@/lib/server/words";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form-client";

const push = vi.hoisted(() => vi.fn<(href: string, options?: object) => void>());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const breeds = [
  { id: 110, name: "Alaskan Husky", species: "canine", count: 17 },
  { id: 7, name: "Husky Cross", species: "canine", count: 17 },
] as const;

function Form({
  query = plainShelf,
  found = breeds,
}: {
  query?: ShelfQuery;
  found?: readonly (typeof breeds)[number][];
}) {
  return (
    <FilterForm base="/store" label="Search and filter" loadingLabel="Loading products">
      <FilterFields
        query={query}
        facets={{ ...facets, breeds: [...found] }}
        types={testTypes}
        hasSpecies
        words={wordsOf("en", "store")}
      />
    </FilterForm>
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name), hidden: true });
const text = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter by words" });
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const asked = () => push.mock.calls.map(([href]) => href);

/** What Next does: the address changes, and the same form is given what its page now says. */
function arrive(view: ReturnType<typeof render>, href: string) {
  history.pushState(null, "", href);
  const params = Object.fromEntries(new URL(href, "http://localhost").searchParams);
  view.rerender(<Form query={parseShelfQuery(params)} />);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/store");
});
afterEach(() => {
  // Nobody is on the way to another page, so that the next form does not take up what this one held.
  fireEvent.popState(window);
  cleanup();
  push.mockReset();
  vi.useRealTimers();
});

describe("filters", () => {
  it("ask at once for a choice, and stay where one is", () => {
    render(<Form />);
    fireEvent.click(box("Trait"));
    fireEvent.click(box("Alaskan Husky"));
    expect(push.mock.calls).toEqual([
      ["/store?types=trait", { scroll: false }],
      ["/store?types=trait&breeds=110", { scroll: false }],
    ]);
  });

  it("ask for a text once typing has rested half a second", () => {
    render(<Form />);
    type("e");
    act(() => vi.advanceTimersByTime(499));
    type(" eye, left ");
    act(() => vi.advanceTimersByTime(499));
    expect(asked()).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(asked()).toEqual(["/store?search=eye,+left"]);
  });

  it("take a text that is being typed along with a choice, and ask once", () => {
    render(<Form />);
    type("eye");
    fireEvent.click(box("Disease"));
    fireEvent.click(box("Trait"));
    act(() => vi.advanceTimersByTime(1000));
    expect(asked()).toEqual(["/store?search=eye&types=disease", "/store?search=eye&types=disease,trait"]);
  });

  it("ask at once when the button is pressed, and for nothing that is there already", () => {
    render(<Form />);
    const form = screen.getByRole("search", { name: "Search and filter" });
    expect(fireEvent.submit(form)).toBe(false);
    expect(asked()).toEqual([]);
    type("eye");
    fireEvent.submit(form);
    act(() => vi.advanceTimersByTime(1000));
    expect(asked()).toEqual(["/store?search=eye"]);
  });

  it("keep what has been typed since, whatever answer arrives late", () => {
    const view = render(<Form />);
    type("ey");
    act(() => vi.advanceTimersByTime(500));
    type("eyes");
    fireEvent.click(box("Trait"));
    arrive(view, "/store?search=ey");
    expect(text().value).toBe("eyes");
    expect(box("Trait").checked).toBe(true);
  });

  it("say after Back what that address asks, and forget what was about to be asked", () => {
    const view = render(<Form />);
    type("eye");
    fireEvent.click(box("Trait"));
    arrive(view, "/store?search=eye&types=trait");
    type("eyes");
    history.replaceState(null, "", "/store?types=disease&sort=name");
    fireEvent.popState(window);
    expect(text().value).toBe("");
    expect([box("Trait").checked, box("Disease").checked]).toEqual([false, true]);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).value).toBe("name");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Dogs and cats/, hidden: true }).checked).toBe(
      true,
    );
    act(() => vi.advanceTimersByTime(1000));
    expect(asked()).toHaveLength(1);
  });

  it("go on where one was when the page's twin takes over", () => {
    const first = render(<Form />);
    const details = () => document.querySelector("details");
    details()?.setAttribute("open", "");
    text().focus();
    type("eye");
    act(() => vi.advanceTimersByTime(500));
    type("eyes");
    text().setSelectionRange(2, 2);
    first.unmount();
    render(<Form query={{ ...plainShelf, search: "eye" }} />);
    expect(text().value).toBe("eyes");
    expect(document.activeElement).toBe(text());
    expect(text().selectionStart).toBe(2);
    expect(details()?.open).toBe(true);
    act(() => vi.advanceTimersByTime(500));
    expect(asked()).toEqual(["/store?search=eye", "/store?search=eyes"]);
  });

  it("ask for what was chosen before the page woke up", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Form />);
    text().value = "eye";
    box("Trait").checked = true;
    render(<Form />, { container, hydrate: true });
    expect(text().value).toBe("eye");
    act(() => vi.advanceTimersByTime(500));
    expect(asked()).toEqual(["/store?search=eye&types=trait"]);
  });

  it("begin anew when one has gone back to another page", () => {
    const first = render(<Form />);
    type("eye");
    act(() => vi.advanceTimersByTime(500));
    fireEvent.popState(window);
    type("other");
    first.unmount();
    render(<Form />);
    expect(text().value).toBe("");
  });

  it("leave the keyboard among the breeds when the one it was on is gone", () => {
    const view = render(<Form query={{ ...plainShelf, breeds: [110] }} />);
    box("Alaskan Husky").focus();
    fireEvent.click(box("Alaskan Husky"));
    view.rerender(<Form found={[breeds[1]]} />);
    expect(document.activeElement).toBe(
      screen.getByRole("searchbox", { name: "Find a breed", hidden: true }),
    );
  });
});
