import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { BreedProfileView } from "@/components/animals/records/animals/page/breed-profile-view";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { readBreedProfile } from "@/lib/data/animals/animals";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("animals", (t) => ({ title: t("breedProfile.title") }));

export default async function BreedProfilePage({ params }: PageProps<"/my/animals/[id]/breed-profile">) {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.breedProfile(id));
  const { breed, relation } = await readOwnAsVisitor("animals.get", { params: { id } });
  const market = await visitorMarket();
  const t = translate("animals");
  if (breed !== null) return <BreedProfileView profile={await readBreedProfile(breed.id, id, market)} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("breedProfile.title")}</h1>
      <EmptyState title={t("breedProfile.noBreed")} hint={t("breedProfile.noBreedHint")}>
        <LinkButton href={relation === "owner" ? paths.editAnimal(id) : paths.animal(id)}>
          {t("page.edit")}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
