import { afterAll } from "vitest";
import { closeDatabases } from "./database";

// Run anew for each test file, which other modules are not; a database may be asked for within a hook, where no other can
// be registered.
afterAll(closeDatabases);
