import { afterAll } from "vitest";
import { closeDatabases } from "./database";

// Setup files run for each test file, other modules only once. A database may be created inside a hook, where no
// afterAll can be registered.
afterAll(closeDatabases);
