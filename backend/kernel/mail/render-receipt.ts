import type { Language } from "@/lib/config/languages";
import { colonIn } from "@/lib/domain/format";
import { escapeHtml } from "./escape-html";
import { brandColours } from "./mail-styles";

/** A receipt as texts, ready to be shown. */
export interface MailReceipt {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly totals: readonly { readonly label: string; readonly amount: string; readonly isTotal?: boolean }[];
  readonly tax: string;
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const tableStart =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">';

export function receiptHtml({ title, items, totals, tax, blocks }: MailReceipt): string {
  const itemRows = items.map(({ name, detail, amount }) =>
    row(
      `${escapeHtml(name)}${detail && `<br><span class="quiet" style="font-size:14px;color:${brandColours.quiet}">${escapeHtml(detail)}</span>`}`,
      escapeHtml(amount),
    ),
  );
  const totalRows = totals.map(({ label, amount, isTotal = false }) =>
    row(
      escapeHtml(label),
      escapeHtml(amount),
      isTotal ? "font-weight:700;border-top:1px solid #d9d4cb;" : "",
    ),
  );
  const parts = blocks.map(
    (block) =>
      `${heading(block.title)}<p class="ink" style="margin:0 0 16px">${block.lines.map(escapeHtml).join("<br>")}</p>`,
  );
  return `${heading(title)}${tableStart}${itemRows.join("")}</table>
${tableStart}${totalRows.join("")}</table>
<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${brandColours.quiet}">${escapeHtml(tax)}</p>
${parts.join("\n")}`;
}

const heading = (text: string) =>
  `<h2 class="ink" style="margin:0 0 8px;font-size:18px;line-height:1.25">${escapeHtml(text)}</h2>`;

const row = (label: string, amount: string, style = "") =>
  `<tr><td class="ink" style="${style}padding:6px 12px 6px 0;vertical-align:top">${label}</td>` +
  `<td class="ink" align="right" style="${style}padding:6px 0;vertical-align:top;white-space:nowrap">${amount}</td></tr>`;

export function receiptText({ title, items, totals, tax, blocks }: MailReceipt, language: Language): string {
  const colon = colonIn(language);
  const lines = [
    title + colon,
    ...items.map(({ name, detail, amount }) => `- ${name}${detail && ` (${detail})`}${colon} ${amount}`),
    "",
    ...totals.map(({ label, amount }) => `${label}${colon} ${amount}`),
    tax,
    ...blocks.flatMap((block) => ["", block.title + colon, ...block.lines]),
  ];
  return lines.join("\n");
}
