import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { EventDay } from "@/components/lists/event-day";
import { KitBadge } from "@/components/orders/public/kit-badge";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { type KitsQuery, kitsQuery } from "@/lib/domain/list-queries";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { KitTable, type KitTableRow } from "./kit-table-client";
import type { OwnKit } from "./own-kit";
import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";

interface KitsViewProps {
  readonly kits: readonly OwnKit[];
  readonly count: number;
  readonly query: KitsQuery;
  readonly user: { readonly id: number };
}

/** One page of the user's kits: cards, and a table on wide screens. */
export function KitsView({ kits, count, query, user }: KitsViewProps) {
  const t = translate("kits");
  const { filter } = query;
  if (kits.length === 0)
    return (
      <EmptyState icon={<PortalIcon name="tube" />} title={t(`own.none.${filter}`)} hint={t("own.noneHint")}>
        <LinkButton href={paths.store}>{t("own.toStore")}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{t("own.count", { count })}</p>
      <ul className="grid grid-cols-1 gap-3 desk:hidden">
        {kits.map((kit) => (
          <KitCard key={kit.id} kit={kit} showsState={filter === "all"} />
        ))}
      </ul>
      <div className="hidden desk:block">
        <ClientMessages areas={["kitTable", "kits"]}>
          <KitTable owner={user.id} rows={kits.map(toRow)} />
        </ClientMessages>
      </div>
      <ListPagination
        page={query.page}
        count={count}
        hrefOf={(page) => kitsQuery.href(paths.kits, { filter, page })}
        label={t("own.pages")}
      />
    </>
  );
}

function toRow(kit: OwnKit): KitTableRow {
  const t = translate("kits");
  const { id, name, barcode, state, orderId, orderNumber, orderedAt, postedAt, animal } = kit;
  const posted = postedAt === null ? "" : formatInstantDay(postedAt);
  return {
    id,
    name,
    barcode,
    state,
    orderNumber,
    orderHref: paths.order(orderId),
    ordered: <EventDay at={orderedAt} long={formatInstantDay(orderedAt)} />,
    posted,
    when: postedAt !== null && <EventDay at={postedAt} long={posted} />,
    badge: <KitBadge state={state} label={t(`states.${state}`)} />,
    animalName: animal?.name ?? "",
    animalHref: animal ? paths.animal(animal.id) : "",
    sortKeys: {
      name,
      order: orderedAt,
      // A kit that is not posted sorts after those that are.
      posted: postedAt ?? "9",
      state: [state, animal?.name ?? ""].join(" "),
    },
  };
}

interface KitCardProps {
  readonly kit: OwnKit;
  /** Where they differ. */
  readonly showsState: boolean;
}

function KitCard({ kit, showsState }: KitCardProps) {
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
          {postedAt !== null && ` · ${t("own.posted", { date: formatInstantDay(postedAt) })}`}
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
