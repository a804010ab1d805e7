import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailContent } from "./outbox";

export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface OutgoingMail extends Omit<MailContent, "language"> {
  readonly id: number;
  readonly to: string;
  readonly attachments?: readonly AttachedFile[];
  /** Only on mails that can be turned off. */
  readonly unsubscribeUrl?: string | null;
}

/** Takes a mail, or throws. What it returns is for the log. */
export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<{ readonly wroteFile?: string }>;
  readonly close: () => void;
}

interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  /** Instead of a mail server. */
  readonly folder: string | undefined;
}

export function mailTransportOf({ smtpUrl, from, folder }: MailSettings): MailTransport {
  return folder === undefined ? smtpTransport(smtpUrl, from) : fileTransport(folder, from);
}

/** Shorter than stopping may take. */
const limitMs = 8_000;

function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // Mails are words of ours: nothing in them may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, html, text, attachments = [], unsubscribeUrl }) => {
      // As an object, which is not taken apart: an address with a comma in it must not become two.
      const messageId = `<outbox-${id}@${hostOf(from)}>`;
      await smtp.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        html,
        text,
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
        messageId,
        headers: { ...unsubscribeHeaders(unsubscribeUrl) },
      });
      return {};
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server: files for local use. Writing the same mail again replaces its files. */
function fileTransport(folder: string, from: string): MailTransport {
  return {
    send: async ({ id, to, subject, html, text, attachments = [], unsubscribeUrl }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const base = join(folder, String(id).padStart(6, "0"));
      const date = new Date().toISOString();
      const headers = { from, to, subject, date, ...unsubscribeHeaders(unsubscribeUrl) };
      await write(`${base}.html`, html);
      await write(`${base}.txt`, text);
      for (const { filename, content } of attachments) await write(`${base}-${filename}`, content);
      await write(`${base}.json`, `${JSON.stringify(headers, null, 2)}\n`);
      return { wroteFile: `${base}.html` };
    },
    close: () => undefined,
  };
}

/** Mail programs show a button that sends a POST to the address (RFC 8058). */
const unsubscribeHeaders = (url: string | null | undefined) =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** Whole or not at all, and for nobody else's eyes: there is a key in it. */
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
const hostOf = (from: string) => addressOf(from).split("@").at(-1) ?? "localhost";
