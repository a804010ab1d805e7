import type { OptionalKind } from "@/lib/config/kernel/notifications";
import { colonIn } from "@/lib/domain/format";
import { getTranslator } from "@/lib/i18n/messages";
import { escapeHtml } from "./escape-html";
import { brandColours } from "./mail-styles";
import { footerSlot } from "./render-mail";

interface Footer {
  readonly kind: OptionalKind;
  /** Paths. */
  readonly links: { readonly unsubscribe: string; readonly preferences: string };
  readonly appOrigin: string;
}

interface MailBody {
  readonly language: Parameters<typeof getTranslator>[0];
  readonly html: string;
  readonly text: string;
}

/** Says why somebody gets the mail, and how to turn such mails off. */
export function addFooter<M extends MailBody>(mail: M, { kind, links, appOrigin }: Footer): M {
  const t = getTranslator(mail.language, "notifications");
  const reason = t("mail.reason", { kind: t(`kinds.${kind}.label`) });
  const actions = [
    { label: t("mail.unsubscribe"), href: appOrigin + links.unsubscribe },
    { label: t("mail.preferences"), href: appOrigin + links.preferences },
  ];
  const anchors = actions.map(
    ({ label, href }) =>
      `<a class="link" href="${escapeHtml(href)}" style="color:${brandColours.brand}">${escapeHtml(label)}</a>`,
  );
  const style = `max-width:560px;margin:16px 0 0;font:14px/1.6 system-ui,Arial,sans-serif;color:${brandColours.quiet}`;
  const html = `<p class="quiet" style="${style}">${escapeHtml(reason)}<br>${anchors.join(" &middot; ")}</p>`;
  const lines = [reason, ...actions.map(({ label, href }) => `${label}${colonIn(mail.language)} ${href}`)];
  return {
    ...mail,
    // A function: `$` in a replacement text would be special.
    html: mail.html.replace(footerSlot, () => html),
    text: `${mail.text}\n${lines.join("\n")}\n`,
  };
}
