import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { AdvanceTube } from "./result-types";

interface AdvanceTubesProps {
  readonly tubes: readonly AdvanceTube[];
}

/** How far the tubes of a practice's advance orders are. Nothing before the first one. */
export function AdvanceTubes({ tubes }: AdvanceTubesProps) {
  const t = translate("results");
  if (tubes.length === 0) return null;
  return (
    <section aria-labelledby="advance-results" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="advance-results">{t("advance.title")}</h2>
      <p className="max-w-text text-quiet">{t("advance.intro")}</p>
      <ul>
        {tubes.map(({ barcode, product, orderNumber, client, state, animal, issuedAt }) => (
          <li key={barcode} className="grid gap-1 border-t border-line py-3 wide:grid-cols-[1fr_auto]">
            <p className="font-semibold wrap-anywhere">{client}</p>
            <p className="wide:text-right">{stateText(state, issuedAt)}</p>
            <p className="text-small text-quiet wrap-anywhere">
              {t("advance.tube", { product, barcode: formatBarcode(barcode) })} ·{" "}
              {t("advance.order", { number: orderNumber })}
            </p>
            {state === "ready" && (
              <p className="text-small wide:text-right">
                {animal ? (
                  <Link href={paths.results(animal.id, barcode)}>
                    {t("advance.open", { name: animal.name })}
                  </Link>
                ) : (
                  t("advance.notShared")
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function stateText(state: AdvanceTube["state"], issuedAt: string | null) {
    if (state !== "ready") return t(`advance.states.${state}`);
    return t("advance.states.ready", { date: issuedAt ? formatInstantDay(issuedAt) : "" });
  }
}
