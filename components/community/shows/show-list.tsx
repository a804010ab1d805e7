import { requestCountry, translate } from "@/lib/i18n/translate";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatDay } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { ShowBadge } from "./show-badge";

interface ShowListProps {
  readonly shows: readonly Show[];
  readonly count: number;
  readonly page: number;
}

/** The user's shows. */
export function ShowList({ shows, count, page }: ShowListProps) {
  const t = translate("shows");
  if (count === 0)
    return (
      <EmptyState icon={<PortalIcon name="flag" />} title={t("empty")} hint={t("emptyHint")}>
        <LinkButton href={paths.newShow}>{t("register")}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <RowList
        rows={shows.map((show) => ({
          key: String(show.id),
          href: paths.show(show.id),
          title: show.name,
          lines: [
            [formatDay(show.heldOn, requestCountry()), show.place].join(" · "),
            [show.club, t(`kinds.${show.kind}`)].join(" · "),
          ],
          badge: <ShowBadge state={show.state} />,
          amount: "",
        }))}
      />
      <ListPagination
        page={page}
        count={count}
        hrefOf={(target) => `${paths.shows}?page=${target}`}
        label={t("pages")}
      />
    </>
  );
}
