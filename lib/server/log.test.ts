import { expect, test } from "vitest";
import { change, createTestBff, sessionCookie, token } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { createLog } from "./log";

test("refused, failed and invalid requests leave no personal data in the storefront's log", async () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const personal = { username: "jo.private@example.test", password: "a-private-password" };
  for (const [status, body] of [
    [500, { message: "jo.private@example.test is in the way" }],
    [401, { code: "wrong_credentials", message: "jo.private@example.test" }],
    [428, { username: "jo.private@example.test" }],
    [200, { id: "jo.private@example.test" }],
  ] as const) {
    const { url } = await fakeUpstream(sendJson(body, status));
    const { handle } = createTestBff({ upstreamUrl: url, log });
    await handle(change("POST", "/auth/login", personal, { cookie: sessionCookie }));
    await handle(change("POST", "/auth/login?email=jo.private@example.test", "{"));
  }
  log.error({ err: new Error("no answer for jo.private@example.test") }, "The BFF failed");
  expect(lines.length).toBeGreaterThan(8);
  for (const secret of ["jo.private", "a-private-password", token])
    expect(lines.join("")).not.toContain(secret);
});
