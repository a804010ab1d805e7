import { createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { mailTransportOf } from "./transport";

/** As much of a mail server as a sender needs. */
async function fakeSmtp(answerToRecipient = "250 ok") {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let isData = false;
    socket.write("220 fake\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        received.push(line);
        if (isData && line !== ".") continue;
        if (isData) isData = false;
        else isData = line === "DATA";
        if (isData) socket.write("354 go on\r\n");
        else if (line.startsWith("RCPT")) socket.write(`${answerToRecipient}\r\n`);
        else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const mail = { id: 3, to: "x,y@example.test", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };
const sender = (smtpUrl: string) =>
  mailTransportOf({ smtpUrl, from: "Shop <hello@shop.test>", folder: undefined });

it("the SMTP transport sends a mail to its one recipient, as text and HTML", async () => {
  const { received, url } = await fakeSmtp();
  await sender(url).send({ ...mail, unsubscribeUrl: "https://shop.test/api/unsubscribe?token=7" });
  expect(received.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    expect.stringContaining("FROM:<hello@shop.test>"),
    expect.stringMatching(/TO:<.*x,y.*@example[.]test>/),
  ]);
  const whole = received.join("\n");
  expect(whole).toContain("Subject: Hello");
  expect(whole).toContain("text/plain");
  expect(whole).toContain("text/html");
  expect(whole).toContain("outbox-3@shop.test");
  expect(whole).toContain("List-Unsubscribe: <https://shop.test/api/unsubscribe?token=7>");
  expect(whole).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("the SMTP transport throws when the server refuses the mail, so that it is retried", async () => {
  const { url } = await fakeSmtp("450 not now");
  await expect(sender(url).send(mail)).rejects.toThrow(/450/);
});
