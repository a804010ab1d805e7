import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { FilmPlayer } from "./film-player";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g class="clock"/><g class="scene"/><g class="scene"/></svg>`;
const labels = { play: "Play", pause: "Pause", again: "From the start", failed: "Not loaded", length: "9 s" };

function open() {
  const { container } = render(
    <FilmPlayer film="/film.svg" title="Dog" captions={["Sit", "Roll"]} labels={labels} />,
  );
  const film = () => container.querySelector("[role=img]")?.shadowRoot?.firstElementChild;
  /** As the browser does when the last such animation starts or ends. */
  const animate = (type: string, selector: string) =>
    act(() =>
      [...(film()?.querySelectorAll(selector) ?? [])]
        .at(-1)
        ?.dispatchEvent(new Event(type, { bubbles: true })),
    );
  return { film, animate };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("a film can be paused, its caption follows the scenes, and it can be played again", async () => {
  vi.stubGlobal("fetch", async () => new Response(svg));
  const { film, animate } = open();
  expect(screen.getByText("9 s")).toBeTruthy();
  await press("Play: Dog");
  expect(screen.getByText("1/2 Sit")).toBeTruthy();
  animate("animationstart", ".scene");
  expect(screen.getByText("2/2 Roll")).toBeTruthy();
  await press("Pause: Dog");
  expect(film()?.classList.contains("paused")).toBe(true);
  await press("Play: Dog");
  expect(film()?.classList.contains("paused")).toBe(false);
  animate("animationend", ".clock");
  await press("Play: Dog");
  expect(screen.getByText("1/2 Sit")).toBeTruthy();
  await press("From the start");
  expect(screen.getByRole("button", { name: "Pause: Dog" })).toBeTruthy();
});

it("a film that cannot be loaded says so and can be tried again", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  open();
  await press("Play: Dog");
  expect(screen.getByRole("alert").textContent).toBe("Not loaded");
  vi.stubGlobal("fetch", async () => new Response(svg));
  await press("Play: Dog");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("1/2 Sit")).toBeTruthy();
});
