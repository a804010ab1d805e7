import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";

export interface Pack {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
  readonly units: number;
}

/** Tests of multi-packs that are left. */
export function PackBalance({ packs }: { readonly packs: readonly Pack[] }) {
  const t = translate("multipacks");
  return (
    <section aria-labelledby="pack-balance" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="pack-balance">{t("balance.title")}</h2>
      {packs.length === 0 && (
        <p>
          {t("balance.empty")} <Link href={paths.store}>{t("balance.buy")}</Link>
        </p>
      )}
      <ul className="grid gap-2">
        {packs.map(({ id, name, units }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{name}</span>
            <b className="tabular-nums">{t("balance.units", { count: units })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
