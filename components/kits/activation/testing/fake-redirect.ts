import { vi } from "vitest";

/** Shared by the test files of the activation: a loaded component keeps the fake of the first one. */
export const redirectTo = vi.fn();
