import { vi } from "vitest";

/** Shared by the test files that save a file: a loaded component keeps the fake of the first one. */
export const saveFile = vi.fn();
