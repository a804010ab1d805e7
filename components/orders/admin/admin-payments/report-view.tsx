import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatMoney } from "@/lib/domain/format";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

type Report = Response<"adminPayments.report">;

interface ReportViewProps {
  readonly report: Report;
}

/** Our ledger against the providers' books: totals, and every entry that does not agree. */
export function ReportView({ report }: ReportViewProps) {
  const t = translate("adminPayments");
  return (
    <>
      {report.missing.map((provider) => (
        <p key={provider} role="alert" className="font-medium text-affected">
          {t("report.missing", { provider: t(`providers.${provider}`) })}
        </p>
      ))}
      {report.totals.length === 0 ? (
        <EmptyState title={t("report.nothing")} />
      ) : (
        <>
          <Totals report={report} />
          <Differences report={report} />
        </>
      )}
    </>
  );
}

function Totals({ report }: ReportViewProps) {
  const t = translate("adminPayments");
  const keys = ["provider", "count", "ours", "theirs", "difference"] as const;
  return (
    <Table
      caption={t("report.totals")}
      columns={keys.map((key) => ({ key, label: t(`report.${key}`), isNumber: key !== "provider" }))}
      rows={report.totals.map(({ provider, currency, count, ...sums }) => {
        const money = (amount: string) =>
          formatMoney({ amount, currency: { code: currency } }, requestLanguage());
        return {
          key: `${provider}-${currency}`,
          cells: {
            provider: `${t(`providers.${provider}`)}, ${currency}`,
            count: String(count),
            ours: money(sums.ours),
            theirs: money(sums.theirs),
            difference: money(sums.difference),
          },
        };
      })}
    />
  );
}

function Differences({ report }: ReportViewProps) {
  const t = translate("adminPayments");
  if (report.differences.length === 0) return <p className="font-medium text-clear">{t("report.agrees")}</p>;
  const keys = ["kind", "order", "when", "reference", "ours", "theirs", "difference"] as const;
  const numbers: readonly string[] = ["ours", "theirs", "difference"];
  return (
    <Table
      caption={t("report.differences")}
      columns={keys.map((key) => ({ key, label: t(`report.${key}`), isNumber: numbers.includes(key) }))}
      rows={report.differences.map(
        ({ provider, kind, reference, paymentId, orderNumber, at, currency, ...sums }) => {
          const money = (amount: string) =>
            formatMoney({ amount, currency: { code: currency } }, requestLanguage());
          const label = orderNumber ?? t("report.noOrder");
          return {
            key: `${provider}-${kind}-${reference}`,
            cells: {
              kind: t(`report.kinds.${kind}`),
              order: paymentId === null ? label : <Link href={paths.adminPayment(paymentId)}>{label}</Link>,
              when: formatInstant(at),
              reference: <span className="wrap-anywhere">{reference}</span>,
              ours: money(sums.ours),
              theirs: money(sums.theirs),
              difference: money(sums.difference),
            },
          };
        },
      )}
    />
  );
}
