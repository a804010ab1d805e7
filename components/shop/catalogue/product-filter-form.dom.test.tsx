import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { facets } from "@/lib/contract/testing/catalogue";
import { parseCategoryQuery, emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { loadApi } from "@/store/api/call-api";
import { fakeBff } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { testTypes } from "@/lib/config/shop/categories";
import { FilterFields } from "./filter-fields";
import { ProductFilterForm } from "./product-filter-form-client";

const push = vi.hoisted(() => vi.fn<(href: string, options?: object) => void>());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const breeds = [
  { id: 110, name: "Alaskan Husky", species: "canine", count: 17 },
  { id: 7, name: "Husky Cross", species: "canine", count: 17 },
] as const;

let store: Awaited<ReturnType<typeof openStore>>;

function Form({
  query = emptyCategoryQuery,
  found = breeds,
}: {
  query?: CategoryQuery;
  found?: readonly (typeof breeds)[number][];
}) {
  return (
    <Provider store={store}>
      <ProductFilterForm
        base="/store"
        label="Search and filter"
        loadingLabel="Loading products"
        minLength={3}
      >
        <FilterFields
          query={query}
          facets={{ ...facets, breeds: [...found] }}
          types={testTypes}
          hasSpecies
          scope="visitor"
        />
      </ProductFilterForm>
    </Provider>
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name), hidden: true });
const text = () => screen.getByLabelText<HTMLInputElement>("Find a product");
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const visited = () => push.mock.calls.map(([href]) => href);

/** Simulates a navigation by Next: new address, same form with new props. */
function navigate(view: ReturnType<typeof render>, href: string) {
  history.pushState(null, "", href);
  const params = Object.fromEntries(new URL(href, "http://localhost").searchParams);
  view.rerender(<Form query={parseCategoryQuery(params)} />);
}

beforeEach(async () => {
  store = await openStore(openBrowserProfile().openTab());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, "", "/store");
});
afterEach(() => {
  // Clears the captured state, so that the next test starts with an empty form.
  fireEvent.popState(window);
  cleanup();
  push.mockReset();
  vi.useRealTimers();
});

describe("ProductFilterForm", () => {
  it("navigates at once for a choice without scrolling", () => {
    render(<Form />);
    fireEvent.click(box("Trait"));
    fireEvent.click(box("Alaskan Husky"));
    expect(push.mock.calls).toEqual([
      ["/store?types=trait", { scroll: false }],
      ["/store?types=trait&breeds=110", { scroll: false }],
    ]);
  });

  it("navigates half a second after the last typed character", () => {
    render(<Form />);
    type("e");
    act(() => vi.advanceTimersByTime(499));
    type(" eye, left ");
    act(() => vi.advanceTimersByTime(499));
    expect(visited()).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(visited()).toEqual(["/store?search=eye,+left"]);
  });

  it("includes typed text in the navigation caused by a choice", () => {
    render(<Form />);
    type("eye");
    fireEvent.click(box("Disease"));
    fireEvent.click(box("Trait"));
    act(() => vi.advanceTimersByTime(1000));
    expect(visited()).toEqual(["/store?search=eye&types=disease", "/store?search=eye&types=disease,trait"]);
  });

  it("navigates at once on submit, but not to the current address", () => {
    render(<Form />);
    const form = screen.getByRole("search", { name: "Search and filter" });
    expect(fireEvent.submit(form)).toBe(false);
    expect(visited()).toEqual([]);
    type("eye");
    fireEvent.submit(form);
    act(() => vi.advanceTimersByTime(1000));
    expect(visited()).toEqual(["/store?search=eye"]);
  });

  it("does not submit one or two characters, but submits an empty text", () => {
    render(<Form query={{ ...emptyCategoryQuery, search: "eye" }} />);
    history.replaceState(null, "", "/store?search=eye");
    const form = screen.getByRole("search", { name: "Search and filter" });
    type("ey");
    fireEvent.submit(form);
    expect(visited()).toEqual([]);
    type("");
    fireEvent.submit(form);
    expect(visited()).toEqual(["/store"]);
  });

  it("keeps newer input when an older response arrives", () => {
    const view = render(<Form />);
    type("ey");
    act(() => vi.advanceTimersByTime(500));
    type("eyes");
    fireEvent.click(box("Trait"));
    navigate(view, "/store?search=ey");
    expect(text().value).toBe("eyes");
    expect(box("Trait").checked).toBe(true);
  });

  it("resets to the address after going back and cancels the pending navigation", () => {
    const view = render(<Form />);
    type("eye");
    fireEvent.click(box("Trait"));
    navigate(view, "/store?search=eye&types=trait");
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
    expect(visited()).toHaveLength(1);
  });

  it("keeps text and focus when the dynamic version replaces the static one", () => {
    const first = render(<Form />);
    text().focus();
    type("eye");
    act(() => vi.advanceTimersByTime(500));
    type("eyes");
    text().setSelectionRange(2, 2);
    first.unmount();
    render(<Form query={{ ...emptyCategoryQuery, search: "eye" }} />);
    expect(text().value).toBe("eyes");
    expect(document.activeElement).toBe(text());
    expect(text().selectionStart).toBe(2);
    act(() => vi.advanceTimersByTime(500));
    expect(visited()).toEqual(["/store?search=eye", "/store?search=eyes"]);
  });

  it("keeps the suggestions when the dynamic version replaces the static one", async () => {
    const product = { id: 1, name: "Eye test", species: "canine" };
    const { requests } = fakeBff(() => ({
      body: { results: [product], count: 1, next: null, previous: null },
    }));
    await store.dispatch(loadApi());
    const view = render(<Form key="static" />);
    act(() => text().focus());
    await screen.findByRole("combobox", { name: "Find a product" });
    fireEvent.input(text(), { target: { value: "eye" } });
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(visited()).toEqual(["/store?search=eye"]);
    view.rerender(<Form key="dynamic" query={{ ...emptyCategoryQuery, search: "eye" }} />);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect((await screen.findByRole("listbox")).textContent).toContain("Eye test");
    expect(requests).toHaveLength(1);
  });

  it("navigates for filters changed before hydration", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Form />);
    text().value = "eye";
    box("Trait").checked = true;
    render(<Form />, { container, hydrate: true });
    expect(text().value).toBe("eye");
    act(() => vi.advanceTimersByTime(500));
    expect(visited()).toEqual(["/store?search=eye&types=trait"]);
  });

  it("starts empty after the user has gone back to another page", () => {
    const first = render(<Form />);
    type("eye");
    act(() => vi.advanceTimersByTime(500));
    fireEvent.popState(window);
    type("other");
    first.unmount();
    render(<Form />);
    expect(text().value).toBe("");
  });

  it("focuses the breed search when the focused breed disappears", () => {
    const view = render(<Form query={{ ...emptyCategoryQuery, breeds: [110] }} />);
    box("Alaskan Husky").focus();
    fireEvent.click(box("Alaskan Husky"));
    view.rerender(<Form found={[breeds[1]]} />);
    expect(document.activeElement).toBe(
      screen.getByRole("searchbox", { name: "Find a breed", hidden: true }),
    );
  });
});
