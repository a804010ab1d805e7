import { configure } from "@testing-library/react";
import { vi } from "vitest";

// Imported where what opens is loaded only when it is opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
