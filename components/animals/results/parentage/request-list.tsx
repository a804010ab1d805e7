import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { FilterForm } from "@/components/links/filter-form";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { parentageRoles } from "@/lib/config/animals/parentage";
import type { ListedParentageRequest } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { parentageQuery, type ParentageQuery } from "@/lib/domain/list-queries";
import { speciesNames } from "@/lib/domain/species";
import { paths } from "@/lib/navigation/paths";
import { DeleteRequest } from "./delete-request-client";
import { RequestBadge } from "./request-badge";

interface RequestListProps {
  readonly requests: readonly ListedParentageRequest[];
  readonly count: number;
  readonly query: ParentageQuery;
}

/** The user's requests with filter and pages. */
export function RequestList({ requests, count, query }: RequestListProps) {
  const t = translate("parentage");
  const isFiltered = query.query !== "" || query.species !== undefined;
  if (count === 0 && !isFiltered)
    return <EmptyState icon={<PortalIcon name="dna" />} title={t("list.none")} hint={t("list.noneHint")} />;
  return (
    <>
      <Filter query={query} />
      {count > 0 ? (
        <p className="text-quiet">{t("list.count", { count })}</p>
      ) : (
        <EmptyState title={t("list.nothing")} hint={t("list.nothingHint")}>
          <LinkButton kind="quiet" href={paths.parentageRequests}>
            {t("list.showAll")}
          </LinkButton>
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <ListPagination
        {...parentageQuery.pages(paths.parentageRequests, query)}
        count={count}
        label={t("list.pages")}
      />
    </>
  );
}

function Filter({ query }: { readonly query: ParentageQuery }) {
  const t = translate("parentage");
  return (
    <FilterForm
      action={paths.parentageRequests}
      label={t("list.filter")}
      submitLabel={t("list.find")}
      columns="wide:grid-cols-[1fr_10rem_10rem_auto]"
    >
      <TextField
        name="query"
        type="search"
        label={t("list.search")}
        defaultValue={query.query}
        maxLength={limits.searchLength}
      />
      <Select
        name="queryType"
        label={t("list.in")}
        defaultValue={query.queryType}
        options={[
          { value: "all", label: t("list.all") },
          ...parentageRoles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
        ]}
      />
      <Select
        name="species"
        label={t("list.species")}
        defaultValue={query.species ?? ""}
        placeholder={t("list.both")}
        options={speciesNames.map((species) => ({ value: species, label: t(`species.${species}`) }))}
      />
    </FilterForm>
  );
}

interface RequestRowProps {
  readonly request: ListedParentageRequest;
}

function RequestRow({ request }: RequestRowProps) {
  const t = translate("parentage");
  const { id, offspring, dam, sire, createdAt } = request;
  const nameOf = (animal: typeof dam) =>
    animal === null ? t("list.notChecked") : (animal.name ?? t("animalOfOther"));
  const name = nameOf(offspring);
  return (
    <li className={cn(cardStyles, "grid gap-2")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead wrap-anywhere">
          <Link href={paths.parentageRequest(id)} aria-label={t("list.open", { name })}>
            {name}
          </Link>
        </h2>
        <RequestBadge {...request} />
      </div>
      <p className="wrap-anywhere">{t("list.with", { dam: nameOf(dam), sire: nameOf(sire) })}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-quiet">{t("list.requested", { date: formatInstant(createdAt) })}</p>
        <ClientMessages areas={["parentage.remove"]}>
          <DeleteRequest id={id} name={name} />
        </ClientMessages>
      </div>
    </li>
  );
}
