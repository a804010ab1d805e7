import { redirect } from "next/navigation";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ClubAnimalList } from "@/components/animals/sharing/clubs/club-animal-list";
import { AddClubAnimals } from "@/components/animals/sharing/clubs/add-club-animals-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { profilesQuery, type ProfilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("clubs", (t) => ({ title: t("title") }));

/** For members of a club. Other breeders see how to apply. */
export default async function ClubAccessPage({ searchParams }: PageProps<"/my/club-products">) {
  const user = await requireUser(paths.clubAccess);
  if (user.type !== "breeder") redirect(paths.myWithout("club-access"));
  const t = translate("clubs");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      {user.isClubMember ? (
        <ClubAnimals query={profilesQuery.parse(await searchParams)} />
      ) : (
        <EmptyState title={t("about.title")} hint={t("about.text")}>
          <LinkButton href={paths.myProfile}>{t("about.apply")}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

async function ClubAnimals({ query }: { readonly query: ProfilesQuery }) {
  const t = translate("clubs");
  const clubs = await readAsVisitor("clubs.mine", {});
  return (
    <>
      <ul className="text-quiet">
        {clubs.map(({ id, name, role }) => (
          <li key={id}>{t("mine", { name, role })}</li>
        ))}
      </ul>
      <DeferredList
        key={`${query.page} ${query.query}`}
        label={t("loading")}
        read={() => readAsVisitor("clubs.access", { query })}
      >
        {(animals) => <ClubAnimalList animals={animals} query={query} />}
      </DeferredList>
      <ClientMessages areas={["animalTransfers.offer", "clubs.add"]}>
        <AddClubAnimals />
      </ClientMessages>
    </>
  );
}
