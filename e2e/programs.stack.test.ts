import { afterAll, beforeAll, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "./testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startTestPrograms()));
afterAll(async () => programs?.stop());

test("the built shop and its backend respond on their ports", async () => {
  expect((await fetch(`${programs.shop}/api/health`)).status).toBe(200);
  // Any status will do here: the backend has tests of its own.
  expect((await fetch(programs.backend)).status).toBeGreaterThan(0);
});
