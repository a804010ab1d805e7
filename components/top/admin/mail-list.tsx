import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";

interface MailListProps {
  readonly mails: readonly {
    readonly id: number;
    readonly to: string;
    readonly subject: string;
    /** ISO 8601, UTC. */
    readonly date: string;
  }[];
}

/** Mails that were not sent, because no mail server is configured. */
export function MailList({ mails }: MailListProps) {
  const t = translate("admin");
  return (
    <>
      <p className="text-quiet">{t("mails.text")}</p>
      {mails.length === 0 ? (
        <EmptyState title={t("mails.empty")} />
      ) : (
        <Table
          caption={t("mails.caption")}
          columns={(["subject", "to", "date", "text"] as const).map((key) => ({
            key,
            label: t(`mails.columns.${key}`),
          }))}
          rows={mails.map(({ id, to, subject, date }) => ({
            key: String(id),
            cells: {
              subject: <Link href={paths.mail(id)}>{subject}</Link>,
              to,
              date: formatInstant(date),
              text: <Link href={`${paths.mail(id)}?text`}>{t("mails.openText")}</Link>,
            },
          }))}
        />
      )}
    </>
  );
}
