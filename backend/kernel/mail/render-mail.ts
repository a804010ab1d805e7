import type { Language } from "@/lib/config/languages";
import { colonIn } from "@/lib/domain/format";
import type { MailContent } from "./outbox";
import { escapeHtml } from "./escape-html";
import { type MailReceipt, receiptHtml, receiptText } from "./render-receipt";
import { brandColours, mailStyle } from "./mail-styles";

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly receipt?: MailReceipt | undefined;
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
  readonly linkHint: string;
  readonly signature: string;
  readonly tagline: string;
}

/** Where a footer goes, which not every mail has. Texts are escaped, so none contains it. */
export const footerSlot = "<!-- footer -->";

/** Tables and attributes, for old mail clients. Every text is escaped. */
export function renderMail(parts: MailParts): MailContent {
  return {
    language: parts.language,
    subject: oneLine(parts.subject),
    html: htmlOf(parts),
    text: textOf(parts),
  };
}

function htmlOf({
  language,
  subject,
  greeting,
  before,
  receipt,
  button,
  after,
  linkHint,
  signature,
  tagline,
}: MailParts): string {
  const href = escapeHtml(button.href);
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p class="ink" style="margin:0 0 16px">${escapeHtml(line)}</p>`).join("");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${brandColours.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" bgcolor="${brandColours.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" bgcolor="#ffffff" style="max-width:560px;border-radius:12px;border-top:4px solid ${brandColours.brand}">
<tr><td class="ink" style="padding:32px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:${brandColours.ink}">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(subject)}</h1>
<p class="ink" style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${paragraphs(before)}
${receipt ? receiptHtml(receipt) : ""}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="${brandColours.brand}" style="border-radius:12px">
<a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${brandColours.brand};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a>
</td></tr></table>
${paragraphs(after)}
<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${brandColours.quiet}">${escapeHtml(linkHint)}<br><a class="link" href="${href}" style="color:${brandColours.brand};word-break:break-all">${href}</a></p>
<p class="ink" style="margin:24px 0 0">${escapeHtml(signature)}<br><span class="quiet" style="font-size:14px;color:${brandColours.quiet}">${escapeHtml(tagline)}</span></p>
</td></tr></table>
${footerSlot}
</td></tr></table>
</body>
</html>
`;
}

function textOf({
  language,
  greeting,
  before,
  receipt,
  button,
  after,
  signature,
  tagline,
}: MailParts): string {
  const blocks = [
    greeting,
    ...before,
    ...(receipt ? [receiptText(receipt, language)] : []),
    `${button.label}${colonIn(language)}\n${button.href}`,
    ...after,
    `${signature}\n${tagline}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** A line break in a subject would start another mail header. No-break spaces stay. */
const oneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
