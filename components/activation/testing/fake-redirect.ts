import { vi } from "vitest";

/** One for all files of the activation: they share the loaded components, and these the first fake they saw. */
export const redirectTo = vi.fn();
