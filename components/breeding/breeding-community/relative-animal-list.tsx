import type { Response } from "@/lib/contract/calls";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { ListPagination } from "@/components/lists/list-pagination";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/navigation/paths";
import { StateBadge } from "@/components/ui/state-badge";
import type { RelativeSearchState } from "@/lib/config/breeding/relatives";

interface RelativeAnimalListProps {
  readonly animals: Response<"breedingCommunity.list">;
  readonly page: number;
}

/** The user's animals with a DNA profile, and how many relatives each has. */
export function RelativeAnimalList({ animals, page }: RelativeAnimalListProps) {
  const t = translate("breedingCommunity");
  const { results, count } = animals;
  if (count === 0)
    return (
      <EmptyState title={t("relatives.empty")} hint={t("relatives.emptyHint")}>
        <Link href={paths.myAnimals}>{t("relatives.back")}</Link>
      </EmptyState>
    );
  return (
    <section aria-labelledby="own" className="grid grid-cols-1 gap-3">
      <h2 id="own">{t("relatives.list")}</h2>
      <ul className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        {results.map(({ id, name, breed, state, relatives }) => (
          <li key={id} className={cn(cardStyles, "relative grid content-start gap-2 hover:border-brand")}>
            <h3 className="text-title-3">
              <Link
                href={paths.relativesOf(id)}
                className="wrap-anywhere after:absolute after:inset-0 after:rounded-box"
              >
                {name}
              </Link>
            </h3>
            {breed !== null && <p className="text-small text-quiet">{breed}</p>}
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <SearchStateBadge state={state} />
              {state === "compared" && <span>{t("relatives.found", { count: relatives })}</span>}
            </p>
          </li>
        ))}
      </ul>
      <ListPagination
        page={page}
        count={count}
        hrefOf={(number) => `${paths.relatives}${number > 1 ? `?page=${number}` : ""}`}
        label={t("relatives.pages")}
      />
    </section>
  );
}

function SearchStateBadge({ state }: { readonly state: RelativeSearchState }) {
  const t = translate("breedingCommunity");
  return <StateBadge meaning={state === "compared" ? "clear" : "unknown"}>{t(`states.${state}`)}</StateBadge>;
}
