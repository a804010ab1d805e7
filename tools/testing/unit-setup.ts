import { afterAll, afterEach, vi } from "vitest";
import { delayEffects } from "./late-effects";
import { isThorough } from "./test-effort";

// A busy machine is no reason to fail: waits end as soon as their condition holds.
if (typeof document !== "undefined") {
  if (isThorough) delayEffects();
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  // A frame requested while timers are fake stops all later frames of jsdom, also those of other test files.
  const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    Number(startTimer(() => callback(performance.now()), 1_000 / 60));
  globalThis.cancelAnimationFrame = (handle) => stopTimer(handle);
  addModalDialogs();
}

/** jsdom has no modal dialogs. */
function addModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  document.onkeydown = ({ key }) => {
    if (key === "Escape") document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  };
}

// Test files share a process and a document: each resets what it changed.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (typeof document === "undefined") return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
