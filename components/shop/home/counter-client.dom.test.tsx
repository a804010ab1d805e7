import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "@/components/testing/intersection-observer";
import { Counter } from "./counter-client";

let comeIntoView: () => void;
let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersReducedMotion }));
  comeIntoView = stubIntersectionObserver();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const { container } = render(<Counter to={40_000} text="40,000+" />);
  return () => container.querySelector("[aria-hidden]")?.textContent;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("the counter shows the final number until it is in view, and always to screen readers", () => {
  const displayed = open();
  pass(5_000);
  expect(displayed()).toBe("40,000+");
  comeIntoView();
  pass(100);
  expect(displayed()).not.toBe("40,000+");
  expect(screen.getByText("40,000+").className).toBe("sr-only");
});

it("the counter counts up in two seconds", () => {
  const displayed = open();
  comeIntoView();
  pass(100);
  const first = Number(displayed()?.replace(/\D/g, ""));
  pass(900);
  const second = Number(displayed()?.replace(/\D/g, ""));
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  pass(900);
  expect(displayed()).not.toBe("40,000+");
  pass(150);
  expect(displayed()).toBe("40,000+");
});

it("the counter uses the thousands separator of the final number while counting", () => {
  const displayed = open();
  comeIntoView();
  pass(1_000);
  expect(displayed()).toMatch(/^\d{2},\d{3}\+$/);
});

it("the counter does not animate with reduced motion", () => {
  prefersReducedMotion = true;
  const displayed = open();
  pass(100);
  expect(displayed()).toBe("40,000+");
});
