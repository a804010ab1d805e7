// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Counter } from "./counter-client";

let comeIntoView: () => void;
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => tell([{ isIntersecting: true }]);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const { container } = render(<Counter to={40_000} whole="40,000+" />);
  return () => container.querySelector("[aria-hidden]")?.textContent;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("shows the whole number until it is seen, and says it whole at any time", () => {
  const shown = open();
  pass(5_000);
  expect(shown()).toBe("40,000+");
  comeIntoView();
  pass(100);
  expect(shown()).not.toBe("40,000+");
  expect(screen.getByText("40,000+").className).toBe("sr-only");
});

it("counts up in two seconds", () => {
  const shown = open();
  comeIntoView();
  pass(100);
  const first = Number(shown()?.replace(/\D/g, ""));
  pass(900);
  const second = Number(shown()?.replace(/\D/g, ""));
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  pass(900);
  expect(shown()).not.toBe("40,000+");
  pass(150);
  expect(shown()).toBe("40,000+");
});

it("writes what it counts as the whole number is written", () => {
  const shown = open();
  comeIntoView();
  pass(1_000);
  expect(shown()).toMatch(/^\d{2},\d{3}\+$/);
});

it("stands still for who asked for it", () => {
  isStill = true;
  const shown = open();
  pass(100);
  expect(shown()).toBe("40,000+");
});
