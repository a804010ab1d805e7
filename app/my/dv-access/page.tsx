import { redirect } from "next/navigation";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { DvAnimalList } from "@/components/animals/sharing/dv-access/dv-animal-list";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { profilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("dvAccess", (t) => ({ title: t("title") }));

/** For staff of Dogs Victoria. Other breeders see what it is and how to apply. */
export default async function DvAccessPage({ searchParams }: PageProps<"/my/dv-access">) {
  const user = await requireUser(paths.dvAccess);
  if (user.type !== "breeder") redirect(paths.myWithout("dv-access"));
  const t = translate("dvAccess");
  const query = profilesQuery.parse(await searchParams);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
      {user.hasDvAccess ? (
        <>
          <p>{t("logged")}</p>
          <DeferredList
            key={`${query.page} ${query.query}`}
            label={t("loading")}
            read={() => readAsVisitor("dvAccess.list", { query })}
          >
            {(animals) => <DvAnimalList animals={animals} query={query} user={user} />}
          </DeferredList>
        </>
      ) : (
        <EmptyState title={t("about.title")} hint={t("about.text")}>
          <LinkButton href={paths.myProfile}>{t("about.apply")}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
