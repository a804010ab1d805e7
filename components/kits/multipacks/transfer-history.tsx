import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

type Transfers = Response<"multipacks.transfers">;

interface TransferHistoryProps {
  readonly transfers: Transfers;
}

/** Units that came and went, newest first. */
export function TransferHistory({ transfers }: TransferHistoryProps) {
  const t = translate("multipacks");
  const { results, count } = transfers;
  return (
    <section aria-labelledby="pack-transfers" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="pack-transfers">{t("history.title")}</h2>
      {count === 0 && <p className="text-quiet">{t("history.empty")}</p>}
      <ul>
        {results.map((transfer) => (
          <li key={transfer.id} className="grid gap-1 border-t border-line py-3 first:border-0">
            <p className="font-semibold wrap-anywhere">{nameOther(transfer, t)}</p>
            <p className="wrap-anywhere">
              {t("history.what", { count: transfer.units, name: transfer.name })}
            </p>
            <p className="text-small text-quiet">
              {formatInstantDay(transfer.createdAt)} · {t(`history.states.${transfer.state}`)}
            </p>
          </li>
        ))}
      </ul>
      {count > results.length && <p className="text-small text-quiet">{t("history.more")}</p>}
    </section>
  );
}

function nameOther({ email, isIncoming }: Transfers["results"][number], t: Translator<"multipacks">): string {
  if (email === "") return t("history.fromUnknown");
  return t(isIncoming ? "history.from" : "history.to", { email });
}
