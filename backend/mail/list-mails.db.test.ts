import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { mailTransportOf } from "./transport";

const folder = mkdtempSync(join(tmpdir(), "mails-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("mails that became files", () => {
  const { callRoute, signIn } = startTestBackend(() => ({
    appOrigin: "http://localhost:3000",
    mailFolder: folder,
  }));

  it("are listed for an admin, the newest first, and can be read", async () => {
    const admin = { token: await signIn("admin") };
    expect((await callRoute("admin.mails", {}, admin)).body).toEqual({ results: [], count: 0 });
    const { send } = mailTransportOf({ smtpUrl: "", from: "Shop <hello@shop.test>", folder });
    for (const id of [9, 10])
      await send({
        id,
        to: `n${id}@example.test`,
        subject: `Mail ${id}`,
        html: `<p>${id}</p>`,
        text: `${id}`,
      });
    expect((await callRoute("admin.mails", {}, admin)).body).toMatchObject({
      count: 2,
      results: [
        { id: 10, to: "n10@example.test", subject: "Mail 10" },
        { id: 9, to: "n9@example.test", subject: "Mail 9" },
      ],
    });
    const read = await callRoute("admin.mail", { params: { id: 9 } }, admin);
    expect(read).toMatchObject({ status: 200, body: { id: 9, html: "<p>9</p>", text: "9" } });
    expect((await callRoute("admin.mail", { params: { id: 11 } }, admin)).status).toBe(404);
  });

  it("are nobody else's to read: there are keys in them", async () => {
    for (const role of ["breeder", "vet"])
      expect((await callRoute("admin.mails", {}, { token: await signIn(role) })).status).toBe(403);
    expect((await callRoute("admin.mail", { params: { id: 9 } })).status).toBe(401);
  });
});

describe("with a mail server", () => {
  const { callRoute, signIn } = startTestBackend();

  it("there are none to read, not even for an admin", async () => {
    const admin = { token: await signIn("admin") };
    expect((await callRoute("admin.mails", {}, admin)).status).toBe(404);
    expect((await callRoute("admin.mail", { params: { id: 9 } }, admin)).status).toBe(404);
  });
});
