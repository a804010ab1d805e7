import { requestLanguage, translate, requestMessages } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatInstant } from "@/lib/domain/format-instant";
import type { Language } from "@/lib/config/languages";
import { formatMessage } from "@/lib/i18n/format-message";

interface AuditLogProps {
  readonly entries: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor: string;
    readonly subject: string;
    readonly call: string;
    readonly reason: string | null;
  }[];
}

/** Changes by admins, newest first. */
export function AuditLog({ entries }: AuditLogProps) {
  const t = translate("admin");
  return (
    <section aria-labelledby="audit" className="grid grid-cols-1 gap-4">
      <h2 id="audit">{t("audit.title")}</h2>
      {entries.length === 0 ? (
        <EmptyState title={t("audit.empty")} />
      ) : (
        <Table
          caption={t("audit.caption")}
          columns={(["call", "actor", "subject", "at", "reason"] as const).map((key) => ({
            key,
            label: t(`audit.columns.${key}`),
          }))}
          rows={entries.map(({ id, at, actor, subject, call, reason }) => ({
            key: String(id),
            cells: {
              call: describeAction({ call, subject }, requestLanguage()),
              actor,
              subject,
              at: formatInstant(at),
              reason: reason ?? "",
            },
          }))}
        />
      )}
    </section>
  );
}

interface AuditedCall {
  /** `area.call`. */
  readonly call: string;
  readonly subject: string;
}

/** What an admin did, in plain words. Calls without a message of their own are named by area and call. */
export function describeAction({ call, subject }: AuditedCall, language: Language): string {
  const actions: Readonly<Record<string, Readonly<Record<string, string>>>> =
    requestMessages("admin").audit.actions;
  const [area = "", name = ""] = call.split(".");
  const message = actions[area]?.[name];
  if (message !== undefined) return formatMessage(language, message, { subject });
  return translate("admin")("audit.other", { call: `${spaced(area)}: ${spaced(name)}` });
}

/** `customProfiles` becomes `custom profiles`. */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
