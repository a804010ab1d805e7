import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { loadApi } from "@/store/api/call-api";
import { applicationChanged } from "@/store/slices/application";
import { type RecordedRequest, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { ProductSearch } from "./search-view";

const name = "Find a product";
const restMs = 800;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const product = (id: number) => ({ id, name: `Test ${id}`, species: id % 2 ? "canine" : "feline" });

const listOf = (ids: readonly number[], next: number | null = null, count = ids.length): FakeResponse => ({
  body: { results: ids.map(product), count, next, previous: null },
});

type Answer = (request: RecordedRequest) => FakeResponse | "offline" | Promise<FakeResponse | "offline">;

/** Renders the search, focuses the field and waits for the suggestions code. */
async function openSearch(
  answer: Answer,
  { scope = "visitor" as SearchScope, userType = "guest" as const } = {},
) {
  const shop = fakeBff(answer);
  const store = await openStore(openBrowserProfile().openTab());
  await store.dispatch(loadApi());
  store.dispatch(applicationChanged({ userType }));
  render(
    <Provider store={store}>
      <ProductSearch scope={scope} />
      <button type="button">Elsewhere</button>
    </Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name });
  act(() => field.focus());
  await screen.findByRole("combobox", { name });
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { shop, store, field, type };
}

const rest = (ms = restMs) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const queries = (requests: readonly RecordedRequest[]) =>
  requests.map(({ path }) => Object.fromEntries(new URL(path, "http://a.test").searchParams));

describe("requests", () => {
  it("searches 800 ms after the last typed character", async () => {
    const { shop, type } = await openSearch(() => listOf([1]));
    type("lab");
    await rest(restMs - 50);
    type("labr");
    await rest(restMs - 50);
    expect(shop.requests).toEqual([]);
    await rest(100);
    expect(queries(shop.requests)).toEqual([{ search: "labr", page: "1", user_type: "breeder" }]);
    expect(options()).toEqual(["Test 1Dogs"]);
  });

  it.each(["", "  ", "la", " la ", "l a".slice(0, 2), "😀😀"])(
    "does not search for %j, which has fewer than 3 characters",
    async (text) => {
      const { shop, type } = await openSearch(() => listOf([1]));
      type(text);
      await rest(2 * restMs);
      expect(shop.requests).toEqual([]);
      expect(screen.queryByRole("listbox")).toBeNull();
    },
  );

  it("searches for 3 characters after trimming and closes the list for fewer", async () => {
    const { shop, type } = await openSearch(() => listOf([1, 2]));
    type("  lab ");
    await rest();
    expect(queries(shop.requests)).toEqual([{ search: "lab", page: "1", user_type: "breeder" }]);
    expect(options()).toHaveLength(2);
    type("la");
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("searches for text that was typed before the code was loaded", async () => {
    fakeBff(() => listOf([1]));
    const store = await openStore(openBrowserProfile().openTab());
    render(
      <Provider store={store}>
        <ProductSearch scope="visitor" />
      </Provider>,
    );
    const field = screen.getByRole<HTMLInputElement>("searchbox", { name });
    field.value = "beagle";
    act(() => field.focus());
    await screen.findByRole("combobox", { name });
    await rest();
    expect(await screen.findByRole("option", { name: /Test 1/ })).toBeTruthy();
  });

  it.each([
    ["/vet/for-dogs", "vet"],
    ["/pet-owner/products", "owner"],
    ["/store", "breeder"],
  ])("searches at %s for a guest without a choice as for a %s", async (path, type) => {
    window.history.pushState(null, "", path);
    const search = await openSearch(() => listOf([1]));
    search.type("eye");
    await rest();
    window.history.pushState(null, "", "/");
    expect(queries(search.shop.requests)).toMatchObject([{ user_type: type }]);
  });

  it.each<[SearchScope, Record<string, string>]>([
    ["everything", { isDetails: "true" }],
    ["visitor", { user_type: "vet", category_ids: "1,3,4,6,7,8,9,12,13,14,15,16,20,21,22,23,24,36" }],
    [{ role: "owner", species: null }, { user_type: "owner" }],
    [
      { role: "breeder", species: "feline" },
      { user_type: "breeder", species: "feline" },
    ],
  ])("filters by the scope %j", async (scope, filters) => {
    const { shop, store, type } = await openSearch(() => listOf([1]), { scope });
    store.dispatch(applicationChanged({ userType: "vet" }));
    type("eye");
    await rest();
    expect(queries(shop.requests)).toEqual([{ search: "eye", page: "1", ...filters }]);
  });
});

describe("responses", () => {
  it("ignores an older response after a newer one", async () => {
    const late: Record<string, (response: FakeResponse) => void> = {};
    const { type } = await openSearch(({ path }) => {
      const text = new URL(path, "http://a.test").searchParams.get("search") ?? "";
      return new Promise<FakeResponse>((resolve) => (late[text] = resolve));
    });
    type("old");
    await rest();
    type("newer");
    await rest();
    await act(async () => late["newer"]?.(listOf([2])));
    await screen.findByText("Test 2");
    await act(async () => late["old"]?.(listOf([1])));
    await rest(100);
    expect(options()).toEqual(["Test 2Cats"]);
  });

  it("announces the number of suggestions, or that nothing was found", async () => {
    const { type } = await openSearch(({ path }) =>
      path.includes("zzz") ? listOf([]) : listOf([1, 2], null, 41),
    );
    type("zzz");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("Result not found.");
    type("lab");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("41 suggestions");
  });

  it.each<[string, FakeResponse | "offline"]>([
    ["the network fails", "offline"],
    ["the shop fails", { status: 500, body: { code: "internal" } }],
  ])("stops the spinner and displays nothing when %s", async (_reason, response) => {
    let answer: (response: FakeResponse | "offline") => void = () => undefined;
    const { type } = await openSearch(
      () => new Promise<FakeResponse | "offline">((resolve) => (answer = resolve)),
    );
    type("lab");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("Searching");
    await act(async () => answer(response));
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""), 10_000);
    expect(document.querySelector(".animate-turn")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

describe("more results", () => {
  async function openLong(answer?: Answer) {
    const pages: Answer = ({ path }) =>
      path.includes("page=2") ? listOf([3, 4], null, 4) : listOf([1, 2], 2, 4);
    const opened = await openSearch(answer ?? pages);
    opened.type("lab");
    await rest();
    const list = screen.getByRole("listbox");
    Object.defineProperties(list, { clientHeight: { value: 200 }, scrollHeight: { value: 2000 } });
    vi.stubGlobal("innerHeight", 600);
    const scrollTo = async (scrollTop: number) => {
      fireEvent.scroll(list, { target: { scrollTop } });
      await rest(50);
    };
    return { ...opened, scrollTo };
  }

  it("loads the next page once, within one and a half viewport heights of the end", async () => {
    const { shop, scrollTo } = await openLong();
    await scrollTo(2000 - 200 - 901);
    expect(shop.requests).toHaveLength(1);
    await scrollTo(2000 - 200 - 900);
    await scrollTo(2000 - 200);
    await scrollTo(2000 - 200 - 10);
    expect(queries(shop.requests).map(({ page }) => page)).toEqual(["1", "2"]);
    expect(options()).toEqual(["Test 1Dogs", "Test 2Cats", "Test 3Dogs", "Test 4Cats"]);
  });

  it("keeps the suggestions when the next page fails", async () => {
    const { shop, scrollTo } = await openLong(({ path }) =>
      path.includes("page=2") ? "offline" : listOf([1, 2], 2, 4),
    );
    await scrollTo(1800);
    expect(shop.requests).toHaveLength(2);
    expect(options()).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("4 suggestions");
  });
});

describe("keyboard and pointer", () => {
  async function openThree() {
    const opened = await openSearch(() => listOf([1, 2, 3]));
    opened.type("lab");
    await rest();
    const press = (key: string) => fireEvent.keyDown(opened.field, { key });
    const active = () =>
      document.getElementById(opened.field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    return { ...opened, press, active };
  }

  it("moves through the list with the arrow keys, wraps around, and opens with Enter", async () => {
    const { field, press, active } = await openThree();
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(active()).toBeUndefined();
    press("ArrowUp");
    expect(active()).toBe("Test 3Dogs");
    press("ArrowDown");
    expect(active()).toBe("Test 1Dogs");
    press("ArrowDown");
    await rest(0);
    const option = screen.getByRole<HTMLAnchorElement>("option", { selected: true });
    expect(option.getAttribute("href")).toBe("/store/test-2-feline/p/2");
    const clicked = vi.fn((event: Event) => event.preventDefault());
    option.addEventListener("click", clicked);
    expect(press("Enter")).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(1);
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("closes with Escape, keeps the text, and reopens with an arrow key", async () => {
    const { field, press } = await openThree();
    press("Escape");
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
    expect([field.value, field.getAttribute("aria-expanded")]).toEqual(["lab", "false"]);
    press("ArrowDown");
    await rest(0);
    expect(options()).toHaveLength(3);
  });

  it("closes on a click elsewhere and ignores pending responses", async () => {
    const { type } = await openThree();
    fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }));
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
    type("labr");
    fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }));
    await rest(2 * restMs);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("submits the trimmed text, but not fewer than 3 characters", async () => {
    const { field, type } = await openSearch(() => listOf([]));
    const submit = () => fireEvent.submit(screen.getByRole("search", { name }));
    type(" la ");
    expect(submit()).toBe(false);
    type(" lab ");
    // The browser would go on from here.
    screen
      .getByRole("search", { name })
      .addEventListener("submit", (event) => event.preventDefault(), { once: true });
    submit();
    expect(field.value).toBe("lab");
  });
});
