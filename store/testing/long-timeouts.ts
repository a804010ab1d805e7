import { configure } from "@testing-library/react";
import { vi } from "vitest";

// For tests of components that are loaded on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
