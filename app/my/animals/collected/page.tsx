import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { CollectedAnimalList } from "@/components/animals/records/collected-animals/collected-animal-list";
import { CollectLink } from "@/components/animals/records/collected-animals/collect-link";
import { CollectedDialogButton } from "@/components/animals/records/collected-animals/collected-dialog-client";
import { WaitingAnimals } from "@/components/animals/records/collected-animals/waiting-animals";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { profilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("collectedAnimals", (t) => ({ title: t("title") }));

/** Owners accept what agents recorded for them; agents keep their records. */
export default async function CollectedAnimalsPage({ searchParams }: PageProps<"/my/animals/collected">) {
  const user = await requireUser(paths.collectedAnimals);
  const t = translate("collectedAnimals");
  const { name, page } = await searchParams;
  const query = profilesQuery.parse({ page, query: name });
  const waiting = await readAsVisitor("collectedAnimals.waiting", {});
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      {waiting.length > 0 && <WaitingAnimals animals={waiting} />}
      {user.isAgent ? (
        <>
          <p className="text-lead text-quiet">{t("intro")}</p>
          <div className="flex flex-wrap items-center gap-3">
            <ClientMessages areas={["collectedAnimals.form"]}>
              <CollectedDialogButton label={t("add")} />
            </ClientMessages>
            <CollectLink />
          </div>
          <DeferredList
            key={`${query.page} ${query.query}`}
            label={t("loading")}
            read={() =>
              readAsVisitor("collectedAnimals.list", { query: { page: query.page, name: query.query } })
            }
          >
            {(animals) => <CollectedAnimalList animals={animals} query={query} />}
          </DeferredList>
        </>
      ) : (
        <EmptyState title={t("about.title")} hint={t("about.text")}>
          {user.type !== "vet" && (
            <LinkButton href={paths.agentApplication} kind="secondary">
              {t("about.apply")}
            </LinkButton>
          )}
        </EmptyState>
      )}
    </div>
  );
}
