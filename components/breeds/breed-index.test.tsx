// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/server/words";
import { BreedIndex } from "./breed-index-client";
import { breedLines, groupsOf, readLines } from "./breed-lines";

const readOtherNames = vi.hoisted(() =>
  vi.fn(() => Promise.resolve([{ id: 3, names: ["Monkey Dog", "Affie"] }])),
);
vi.mock("@/store/breeds", () => ({ readOtherNames }));
const dispatch = vi.hoisted(() => (answer: unknown) => answer);
vi.mock("@/store/hooks", () => ({ useShopDispatch: () => dispatch }));

const breeds = [
  { id: 1, name: "Ægidienberger", group: "Other", coat: null },
  { id: 2, name: "Akita", group: "Working dogs", coat: null },
  { id: 3, name: "Affenpinscher", group: "Toys", coat: null },
  { id: 9, name: "Łódź Hound", group: "Working dogs", coat: "long" },
  { id: 8, name: "3-Way Cross", group: "Other", coat: null },
];
const groups = groupsOf(breeds);
const index = (
  <BreedIndex
    species="canine"
    breeds={breedLines(breeds, groups)}
    groups={groups}
    words={{ ...messagesOf("en", "breed").search, letters: "Letters" }}
  />
);

const links = () =>
  screen
    .queryAllByRole("link")
    .filter((link) => !link.getAttribute("href")?.startsWith("#"))
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole("searchbox", { name: "Find a breed" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => history.replaceState(null, "", "/breeder/for-dogs/breeds"));
afterEach(cleanup);

describe("lines", () => {
  it("come back as they were written, whatever the order of ids", () => {
    expect(
      readLines(breedLines(breeds, groups)).map(({ id, name, group }) => [id, name, groups[group]]),
    ).toEqual(breeds.map(({ id, name, group }) => [id, name, group]));
  });
});

describe("the list of breeds", () => {
  it("is whole in the HTML, under its letters, and a form that asks the shop's search", () => {
    const html = renderToString(index);
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, letter]) => letter)).toEqual(["A", "L", "0-9"]);
    expect(html).toContain('<a href="/breeder/for-dogs/breeds/akita/2">Akita</a>');
    expect(html).toMatch(/<form role="search"[^>]* action="\/search" method="get"/);
    expect(html).toContain('<input type="hidden" name="only" value="breeds"/>');
  });

  it("filters with every letter, whatever the accents, and says so in the address", () => {
    render(index);
    type("lodz");
    expect(links()).toEqual(["Łódź Hound"]);
    expect(location.search).toBe("?search=lodz");
    expect(screen.getByRole("status").textContent).toBe("1 of 5 shown");
  });

  it("finds by other names, and shows which", async () => {
    render(index);
    await act(async () => fireEvent.focus(field()));
    type("monkey");
    expect(links()).toEqual(["Affenpinscher"]);
    expect(screen.getByText("also Monkey Dog")).toBeTruthy();
  });

  it("narrows to a group, and comes back", () => {
    render(index);
    fireEvent.click(screen.getByRole("radio", { name: "Working dogs" }));
    expect(links()).toEqual(["Akita", "Łódź Hound"]);
    expect(location.search).toBe("?group=working-dogs");
    act(() => {
      history.replaceState(null, "", "/breeder/for-dogs/breeds");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(links()).toHaveLength(5);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "All" }).checked).toBe(true);
  });

  it("begins with what the address asks, and takes no group that is none", () => {
    history.replaceState(null, "", "/breeder/for-dogs/breeds?search=a&group=nonsense");
    render(index);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("a");
    expect(links()).toEqual(["Ægidienberger", "Akita", "Affenpinscher", "3-Way Cross"]);
  });

  it("says when nothing was found, and shows all again", () => {
    render(index);
    type("zzz");
    const nothing = screen.getByText("Nothing found.").parentElement ?? document.body;
    fireEvent.click(within(nothing).getByRole("button", { name: "Show all" }));
    expect(links()).toHaveLength(5);
    expect(document.activeElement).toBe(field());
    expect(location.search).toBe("");
  });
});
