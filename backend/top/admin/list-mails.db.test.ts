import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { mailTransportOf } from "@/backend/kernel/mail/transport";

const folder = mkdtempSync(join(tmpdir(), "mails-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("mails that became files", () => {
  const { callRoute, signIn } = startTestBackend(() => ({
    appOrigin: "http://localhost:3000",
    mailFolder: folder,
    showsMailLinks: true,
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
});

describe("mails outside of the demo", () => {
  const { callRoute, signIn } = startTestBackend(() => ({
    appOrigin: "http://localhost:3000",
    mailFolder: folder,
  }));

  it("have no usable link, and every read is audited", async () => {
    const admin = { token: await signIn("admin") };
    const link = `http://localhost:3000/reset-password?token=${"A-_b".repeat(11).slice(0, 43)}`;
    const { send } = mailTransportOf({ smtpUrl: "", from: "Shop <hello@shop.test>", folder });
    const content = { subject: "Reset", html: `<a href="${link}">Reset</a>`, text: link };
    await send({ id: 21, to: demoEmail("owner"), ...content });
    const read = await callRoute("admin.mail", { params: { id: 21 } }, admin);
    expect(read.body).toMatchObject({ text: "http://localhost:3000/reset-password?token=…" });
    expect(JSON.stringify(read.body)).not.toContain("A-_b");
    const { results } = (await callRoute("admin.audit", { query: { size: 1 } }, admin)).body as {
      results: object[];
    };
    expect(results[0]).toMatchObject({ call: "admin.mail", reason: "mail 21" });
    expect(JSON.stringify(results)).not.toContain(demoEmail("owner"));
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
