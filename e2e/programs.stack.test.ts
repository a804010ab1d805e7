import { afterAll, beforeAll, expect, test } from "vitest";
import { type Programs, startPrograms } from "./testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startPrograms()));
afterAll(async () => programs?.stop());

test("the built shop answers on its own port, and so does the backend it speaks to", async () => {
  expect((await fetch(`${programs.shop}/api/health`)).status).toBe(200);
  // Any answer will do here: what the backend says, its own tests check.
  expect((await fetch(programs.backend)).status).toBeGreaterThan(0);
});
