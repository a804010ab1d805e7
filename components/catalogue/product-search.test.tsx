// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchReach } from "@/lib/domain/product-filters";
import { wordsOf } from "@/lib/server/words";
import { loadCalls } from "@/store/load-calls";
import { applicationChanged } from "@/store/slices/application";
import { type Asked, fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { FindProduct } from "./find-product";

const name = "Find a product";
const restMs = 800;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const product = (id: number) => ({ id, name: `Test ${id}`, species: id % 2 ? "canine" : "feline" });

const listOf = (ids: readonly number[], next: number | null = null, count = ids.length): Told => ({
  body: { results: ids.map(product), count, next, previous: null },
});

type Answer = (asked: Asked) => Told | "nobody" | Promise<Told | "nobody">;

/** The field as it is once somebody has gone to it and what it needs is there. */
async function openSearch(
  answer: Answer,
  { reach = "visitor" as SearchReach, userType = "guest" as const } = {},
) {
  const shop = fakeShop(answer);
  const store = await openStore(openProfile().openTab());
  await store.dispatch(loadCalls());
  await import("@/store/api/product-search");
  store.dispatch(applicationChanged({ userType }));
  render(
    <Provider store={store}>
      <FindProduct reach={reach} words={wordsOf("en", "search")} />
      <button type="button">Elsewhere</button>
    </Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name });
  act(() => field.focus());
  await screen.findByRole("combobox", { name });
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { shop, store, field, type };
}

const rest = (ms = restMs) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const queries = (asked: readonly Asked[]) =>
  asked.map(({ path }) => Object.fromEntries(new URL(path, "http://a.test").searchParams));

describe("when it asks", () => {
  it("after 800 ms without a letter more, and not before", async () => {
    const { shop, type } = await openSearch(() => listOf([1]));
    type("lab");
    await rest(restMs - 50);
    type("labr");
    await rest(restMs - 50);
    expect(shop.asked).toEqual([]);
    await rest(100);
    expect(queries(shop.asked)).toEqual([{ search: "labr", page: "1" }]);
    expect(options()).toEqual(["Test 1Dogs"]);
  });

  it.each(["", "  ", "la", " la ", "l a".slice(0, 2), "😀😀"])("not for %j: fewer than 3", async (text) => {
    const { shop, type } = await openSearch(() => listOf([1]));
    type(text);
    await rest(2 * restMs);
    expect(shop.asked).toEqual([]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("with 3 after trimming, and fewer close what is open", async () => {
    const { shop, type } = await openSearch(() => listOf([1, 2]));
    type("  lab ");
    await rest();
    expect(queries(shop.asked)).toEqual([{ search: "lab", page: "1" }]);
    expect(options()).toHaveLength(2);
    type("la");
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("for what was typed before it was there", async () => {
    fakeShop(() => listOf([1]));
    const store = await openStore(openProfile().openTab());
    render(
      <Provider store={store}>
        <FindProduct reach="visitor" words={wordsOf("en", "search")} />
      </Provider>,
    );
    const field = screen.getByRole<HTMLInputElement>("textbox", { name });
    field.value = "beagle";
    act(() => field.focus());
    await screen.findByRole("combobox", { name });
    await rest();
    expect(await screen.findByRole("option", { name: /Test 1/ })).toBeTruthy();
  });

  it.each<[SearchReach, Record<string, string>]>([
    ["everything", { isDetails: "true" }],
    ["visitor", { user_type: "vet", category_ids: "1,3,4,6,7,8,9,12,13,14,15,16,20,21,22,23,24,36" }],
    [{ role: "owner", species: null }, { user_type: "owner" }],
    [
      { role: "breeder", species: "feline" },
      { user_type: "breeder", species: "feline" },
    ],
  ])("reaching as far as %j", async (reach, filters) => {
    const { shop, store, type } = await openSearch(() => listOf([1]), { reach });
    store.dispatch(applicationChanged({ userType: "vet" }));
    type("eye");
    await rest();
    expect(queries(shop.asked)).toEqual([{ search: "eye", page: "1", ...filters }]);
  });
});

describe("what it answers", () => {
  it("an older answer never replaces a newer one", async () => {
    const late: Record<string, (told: Told) => void> = {};
    const { type } = await openSearch(({ path }) => {
      const text = new URL(path, "http://a.test").searchParams.get("search") ?? "";
      return new Promise<Told>((resolve) => (late[text] = resolve));
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

  it("nothing found is said, and found things are counted aloud", async () => {
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

  it.each<[string, Told | "nobody"]>([
    ["nobody answers", "nobody"],
    ["the shop fails", { status: 500, body: { code: "internal" } }],
  ])("where %s the spinner stops and nothing is said", async (_why, told) => {
    let answer: (told: Told | "nobody") => void = () => undefined;
    const { type } = await openSearch(() => new Promise<Told | "nobody">((resolve) => (answer = resolve)));
    type("lab");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("Searching");
    await act(async () => answer(told));
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
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
    Object.defineProperties(list, { clientHeight: { value: 200 }, scrollHeight: { value: 1000 } });
    const scrollTo = async (scrollTop: number) => {
      fireEvent.scroll(list, { target: { scrollTop } });
      await rest(50);
    };
    return { ...opened, scrollTo };
  }

  it("are loaded within one and a half heights of the end, once, as long as there are some", async () => {
    const { shop, scrollTo } = await openLong();
    await scrollTo(1000 - 200 - 301);
    expect(shop.asked).toHaveLength(1);
    await scrollTo(1000 - 200 - 300);
    await scrollTo(1000 - 200);
    await scrollTo(1000 - 200 - 10);
    expect(queries(shop.asked).map(({ page }) => page)).toEqual(["1", "2"]);
    expect(options()).toEqual(["Test 1Dogs", "Test 2Cats", "Test 3Dogs", "Test 4Cats"]);
  });

  it("that fail leave what is there", async () => {
    const { shop, scrollTo } = await openLong(({ path }) =>
      path.includes("page=2") ? "nobody" : listOf([1, 2], 2, 4),
    );
    await scrollTo(800);
    expect(shop.asked).toHaveLength(2);
    expect(options()).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("4 suggestions");
  });
});

describe("with the keyboard and the pointer", () => {
  async function openThree() {
    const opened = await openSearch(() => listOf([1, 2, 3]));
    opened.type("lab");
    await rest();
    const press = (key: string) => fireEvent.keyDown(opened.field, { key });
    const active = () =>
      document.getElementById(opened.field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    return { ...opened, press, active };
  }

  it("the arrows go through the list and round it, and Enter takes", async () => {
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

  it("Escape closes and keeps the text, an arrow opens again", async () => {
    const { field, press } = await openThree();
    press("Escape");
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
    expect([field.value, field.getAttribute("aria-expanded")]).toEqual(["lab", "false"]);
    press("ArrowDown");
    await rest(0);
    expect(options()).toHaveLength(3);
  });

  it("a press elsewhere closes, and what is still on its way opens nothing", async () => {
    const { type } = await openThree();
    fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }));
    await rest(0);
    expect(screen.queryByRole("listbox")).toBeNull();
    type("labr");
    fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }));
    await rest(2 * restMs);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("the button does nothing below 3 letters, and then asks for the trimmed text", async () => {
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
