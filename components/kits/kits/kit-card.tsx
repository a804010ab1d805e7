import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { KitBadge } from "@/components/orders/public/kit-badge";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { OwnKit } from "./own-kit";

interface KitCardProps {
  readonly kit: OwnKit;
  readonly country: string;
  /** Where they differ. */
  readonly showsState: boolean;
}

export function KitCard({ kit, country, showsState }: KitCardProps) {
  const t = translate("kits");
  const { name, barcode, state, isBlank, orderId, orderNumber, postedAt, animal } = kit;
  const isUnused = state === "unused";
  const spoken = barcode === null ? "" : formatBarcode(barcode);
  return (
    <li className={cn(cardStyles, "grid grid-cols-1 gap-3")}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lead wrap-anywhere">{name}</h2>
        {showsState && <KitBadge state={state} label={t(`states.${state}`)} />}
      </div>
      <div className="text-small text-quiet tabular-nums">
        <p>{barcode === null ? t("notPosted") : t("barcode", { barcode: spoken })}</p>
        {isUnused && isBlank && <p>{t("blank")}</p>}
        <p>
          <Link href={paths.order(orderId)}>{t("own.order", { number: orderNumber })}</Link>
          {postedAt !== null && ` · ${t("own.posted", { date: formatInstantDay(postedAt, country) })}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {animal && (
          <Link href={paths.animal(animal.id)} className="inline-flex min-h-11 items-center font-semibold">
            {animal.name}
          </Link>
        )}
        {isUnused && barcode !== null && (
          <LinkButton
            kind="secondary"
            href={paths.activateKit(barcode)}
            aria-label={t("activateKit", { barcode: spoken })}
          >
            {t("activate")}
          </LinkButton>
        )}
        {state !== "void" && barcode !== null && (
          <Link
            href={paths.trackSample(barcode)}
            aria-label={t("trackKit", { barcode: spoken })}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {t("track")}
          </Link>
        )}
      </div>
    </li>
  );
}
