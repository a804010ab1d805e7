import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";

/** For files that render the wizard. `load` is what it loads on demand, which takes longer than any test waits on a busy machine. */
export function setUpActivation(
  load: () => Promise<unknown> = () => import("@/components/kits/activation/activation-client"),
): void {
  beforeAll(load, 60_000);
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("scrollTo", () => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}

export const heading = (name: string) =>
  screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });
export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const fillIn = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  if (text !== "") await userEvent.paste(text);
};
