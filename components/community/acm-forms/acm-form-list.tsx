import { requestCountry, translate } from "@/lib/i18n/translate";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import type { AcmForm } from "@/lib/contract/community/acm-forms/acm-forms.types";
import { formatDay } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { AcmFormBadge } from "./acm-form-badge";

interface AcmFormListProps {
  readonly forms: readonly AcmForm[];
  readonly count: number;
  readonly page: number;
}

/** The user's forms, newest first. */
export function AcmFormList({ forms, count, page }: AcmFormListProps) {
  const t = translate("acmForms");
  if (count === 0)
    return (
      <EmptyState icon={<PortalIcon name="report" />} title={t("empty")} hint={t("emptyHint")}>
        <LinkButton href={paths.newAcmForm}>{t("new")}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <RowList
        rows={forms.map((form) => ({
          key: String(form.id),
          href: paths.acmForm(form.id),
          title: t("of", { name: form.animal.name }),
          lines: [
            t("planned", { date: formatDay(form.plannedOn, requestCountry()), place: form.place }),
            [form.collectorName, form.clinic].filter(Boolean).join(", "),
          ],
          badge: <AcmFormBadge state={form.state} />,
          amount: "",
        }))}
      />
      <ListPagination
        page={page}
        count={count}
        hrefOf={(target) => `${paths.acmForms}?page=${target}`}
        label={t("pages")}
      />
    </>
  );
}
