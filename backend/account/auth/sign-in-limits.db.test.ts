import { describe, expect, it } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, send, database } = startTestBackend();

interface Attempt {
  readonly password?: string;
  readonly from?: string;
  readonly device?: string;
}

const attacker = "198.51.100.7";
const elsewhere = "203.0.113.9";

function attemptSignIn(
  username: string,
  { password = "not-this-one", from = attacker, device }: Attempt = {},
) {
  const headers: Record<string, string> = device === undefined ? {} : { "x-device": device };
  return callRoute("auth.login", { body: { username, password } }, { clientAddress: from, headers });
}

async function attemptWrongPasswords(username: string, times: number, attempt?: Attempt) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await attemptSignIn(username, attempt)).status);
  return statuses;
}

const fiveFailures = [401, 401, 401, 401, 401];

describe("wrong passwords", () => {
  it.each([
    ["for a known account", demoEmail("pending")],
    ["for an unknown account", "unknown@limits.test"],
  ])("%s get 401 five times, then 429 with the time to wait", async (_case, username) => {
    expect(await attemptWrongPasswords(username, 5)).toEqual(fiveFailures);
    const { status, body, headers } = await attemptSignIn(username);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(150);
    expect(body).toEqual({
      code: "too_many_tries",
      message: "Too many tries. Please wait a moment.",
      requestId: expect.any(String),
    });
  });

  it("block the correct password from the same network, in any spelling of email and path", async () => {
    await attemptWrongPasswords(demoEmail("vet"), 5);
    expect((await attemptSignIn(demoEmail("vet"), { password: demoPassword })).status).toBe(429);
    const body = { username: ` ${demoEmail("vet").toUpperCase()}`, password: demoPassword };
    expect((await send("POST", "/auth/login/", body, { clientAddress: "198.51.100.9" })).status).toBe(429);
  });

  it("do not keep the owner out in another network", async () => {
    await attemptWrongPasswords(demoEmail("vet"), 5);
    const own = await attemptSignIn(demoEmail("vet"), { password: demoPassword, from: elsewhere });
    expect(own.status).toBe(200);
  });

  it("do not keep the owner out on a known device in the same network", async () => {
    const from = "100.64.1.1";
    const first = await attemptSignIn(demoEmail("owner"), { password: demoPassword, from });
    const device = first.headers.get("x-device") ?? "";
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(await attemptWrongPasswords(demoEmail("owner"), 5, { from })).toEqual(fiveFailures);
    expect((await attemptSignIn(demoEmail("owner"), { password: demoPassword, from })).status).toBe(429);
    const known = { password: demoPassword, from, device };
    expect((await attemptSignIn(demoEmail("owner"), known)).status).toBe(200);
    // The token of one account is worth nothing at another, nor is a changed one.
    expect(await attemptWrongPasswords("other@limits.test", 5, { from, device })).toEqual(fiveFailures);
    expect((await attemptSignIn("other@limits.test", { from })).status).toBe(429);
    const forged = `${"A".repeat(22)}.${device.slice(23)}`;
    expect((await attemptSignIn(demoEmail("owner"), { ...known, device: forged })).status).toBe(429);
  });

  it("on a known device are limited too", async () => {
    const first = await attemptSignIn(demoEmail("admin"), { password: demoPassword, from: "192.0.2.70" });
    const device = first.headers.get("x-device") ?? "";
    expect(await attemptWrongPasswords(demoEmail("admin"), 6, { device })).toEqual([...fiveFailures, 429]);
  });

  it("are cleared by a completed password reset", async () => {
    const email = demoEmail("breeder");
    const from = "192.0.2.9";
    expect(await attemptWrongPasswords(email, 6, { from })).toEqual([...fiveFailures, 429]);
    const question = (await callRoute("registration.securityQuestion")).body as Record<string, string>;
    const security = solveSecurityQuestion(question["question"] ?? "");
    const body = { email, security, challenge: question["challenge"] };
    await callRoute("registration.forgotPassword", { body });
    const token = await readMailedToken(database(), email);
    const password = "a-new-walk-in-the-rain";
    expect((await callRoute("registration.resetPassword", { body: { token, password } })).status).toBe(204);
    expect((await attemptSignIn(email, { password, from })).status).toBe(200);
  });

  it("count when sent concurrently", async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => attemptSignIn("many@limits.test", { from: "192.0.2.130" })),
    );
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("are cleared by the correct password", async () => {
    for (let round = 0; round < 3; round += 1) {
      const from = "2001:db8:5:5::1";
      expect(await attemptWrongPasswords(demoEmail("owner"), 4, { from })).toEqual([401, 401, 401, 401]);
      expect((await attemptSignIn(demoEmail("owner"), { password: demoPassword, from })).status).toBe(200);
    }
  });

  it.each([
    ["an IPv4 /24", (index: number) => `100.64.9.${index}`, "100.64.10.1"],
    ["an IPv6 /64", (index: number) => `2001:db8:1:2::${index}`, "2001:db8:1:3::1"],
  ])("from %s at many accounts are limited, other networks are not", async (_case, address, other) => {
    const from = (index: number, at: string) => attemptSignIn(`p${index}@spray.test`, { from: at });
    for (let index = 0; index < 20; index += 1)
      expect((await from(index, address(index + 1))).status).toBe(401);
    expect((await from(20, address(77))).status).toBe(429);
    expect((await from(20, other)).status).toBe(401);
  });
});
