import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatInstant } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";

interface AuditLogProps {
  readonly entries: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor: string;
    readonly subject: string;
    readonly call: string;
    readonly reason: string | null;
  }[];
  readonly country: string;
  readonly words: Words<"admin">;
}

/** What was changed by whom in whose name, newest first. */
export function AuditLog({ entries, country, words }: AuditLogProps) {
  return (
    <section aria-labelledby="audit" className="grid grid-cols-1 gap-4">
      <h2 id="audit">{words("audit")}</h2>
      {entries.length === 0 ? (
        <EmptyState title={words("noAudit")} />
      ) : (
        <Table
          caption={words("auditCaption")}
          columns={(["call", "actor", "subject", "at", "why"] as const).map((key) => ({
            key,
            label: words(key),
          }))}
          rows={entries.map(({ id, at, actor, subject, call, reason }) => ({
            key: String(id),
            cells: {
              call,
              actor,
              subject,
              at: formatInstant(at, country),
              why: reason ?? "",
            },
          }))}
        />
      )}
    </section>
  );
}
