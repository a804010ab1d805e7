import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BreedIndex } from "./breed-index-client";
import { encodeBreedList, listGroupNames, decodeBreedList } from "./breed-list-encoding";

const callApi = vi.hoisted(() =>
  vi.fn(() => Promise.resolve({ ok: true, data: [{ id: 3, names: ["Monkey Dog", "Affie"] }] })),
);
vi.mock("@/store/api/call-api", () => ({ callApi }));
const dispatch = vi.hoisted(() => (result: unknown) => result);
vi.mock("@/store/hooks", () => ({ useShopDispatch: () => dispatch }));

const breeds = [
  { id: 1, name: "Ægidienberger", group: "Other", picture: undefined },
  { id: 2, name: "Akita", group: "Working dogs", picture: "akita" },
  { id: 3, name: "Affenpinscher", group: "Toys", picture: undefined },
  { id: 9, name: "Łódź Hound", group: "Working dogs", picture: "lodz-hound" },
  { id: 8, name: "3-Way Cross", group: "Other", picture: undefined },
];
const groups = listGroupNames(breeds);
const index = (
  <BreedIndex
    species="canine"
    breeds={encodeBreedList(breeds, groups)}
    groups={groups}
    lettersLabel="Letters"
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

describe("encodeBreedList", () => {
  it("is reversed by decodeBreedList, for ids in any order", () => {
    expect(
      decodeBreedList(encodeBreedList(breeds, groups)).map(({ id, name, group, picture }) => [
        id,
        name,
        groups[group],
        picture,
      ]),
    ).toEqual(breeds.map(({ id, name, group, picture }) => [id, name, group, picture]));
  });
});

describe("the list of breeds", () => {
  it("renders every breed under its letter, and a form that works without JavaScript", () => {
    const html = renderToString(index);
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, letter]) => letter)).toEqual(["A", "L", "0-9"]);
    expect(html).toContain('<a href="/breeder/for-dogs/breeds/akita/2">Akita</a>');
    expect(html).toMatch(/<form role="search"[^>]* action="\/search" method="get"/);
    expect(html).toContain('<input type="hidden" name="only" value="breeds"/>');
  });

  it("shows the portrait of a breed that has one after hydration", () => {
    render(index);
    const picture = (name: string) =>
      screen.getByRole("link", { name }).querySelector("img")?.getAttribute("src");
    expect(picture("Akita")).toBe("/pictures/breeds/canine/akita.svg");
    expect(picture("Affenpinscher")).toBeUndefined();
  });

  it("filters while typing, ignores accents, and puts the search into the address", () => {
    render(index);
    type("lodz");
    expect(links()).toEqual(["Łódź Hound"]);
    expect(location.search).toBe("?search=lodz");
    expect(screen.getByRole("status").textContent).toBe("1 of 5 shown");
  });

  it("finds breeds by other names and shows the matching one", async () => {
    render(index);
    await act(async () => fireEvent.focus(field()));
    type("monkey");
    expect(links()).toEqual(["Affenpinscher"]);
    expect(screen.getByText("also Monkey Dog")).toBeTruthy();
  });

  it("filters by group and follows the browser's history", () => {
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

  it("starts with the query of the address and ignores an unknown group", () => {
    history.replaceState(null, "", "/breeder/for-dogs/breeds?search=a&group=nonsense");
    render(index);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("a");
    expect(links()).toEqual(["Ægidienberger", "Akita", "Affenpinscher", "3-Way Cross"]);
  });

  it("says that nothing was found and offers to show all", () => {
    render(index);
    type("zzz");
    const nothing = screen.getByText("Nothing found.").parentElement ?? document.body;
    fireEvent.click(within(nothing).getByRole("button", { name: "Show all" }));
    expect(links()).toHaveLength(5);
    expect(document.activeElement).toBe(field());
    expect(location.search).toBe("");
  });
});
