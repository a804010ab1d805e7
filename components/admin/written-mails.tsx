import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatInstant } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

interface WrittenMailsProps {
  readonly mails: readonly {
    readonly id: number;
    readonly to: string;
    readonly subject: string;
    /** ISO 8601, in universal time. */
    readonly date: string;
  }[];
  readonly country: string;
  readonly words: Words<"admin">;
}

/** What would have been sent, had there been a mail server: each opens as its reader would see it. */
export function WrittenMails({ mails, country, words }: WrittenMailsProps) {
  return (
    <>
      <p className="text-quiet">{words("mailsText")}</p>
      {mails.length === 0 ? (
        <EmptyState title={words("noMails")} />
      ) : (
        <Table
          caption={words("mailsCaption")}
          columns={(["mailSubject", "mailTo", "at", "mailText"] as const).map((key) => ({
            key,
            label: words(key),
          }))}
          rows={mails.map(({ id, to, subject, date }) => ({
            key: String(id),
            cells: {
              mailSubject: <a href={paths.mail(id)}>{subject}</a>,
              mailTo: to,
              at: formatInstant(date, country),
              mailText: <a href={`${paths.mail(id)}?text`}>{words("mailOpenText")}</a>,
            },
          }))}
        />
      )}
    </>
  );
}
