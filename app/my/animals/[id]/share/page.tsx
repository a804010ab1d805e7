import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { SharePage } from "@/components/animals/sharing/animal-sharing/share-page";
import { granteeKinds } from "@/lib/config/animals/animal-access";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("animalSharing", (t) => ({ title: t("form.title") }));

export default async function ShareAnimalPage({ params, searchParams }: PageProps<"/my/animals/[id]/share">) {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.shareAnimal(id));
  const shares = await readOwnAsVisitor("animalSharing.list", { params: { id } });
  // The page of the log of Dogs Victoria.
  const { page: pageParam, with: kindParam } = await searchParams;
  const { page } = parseCategoryQuery({ page: pageParam });
  const kind = granteeKinds.find((one) => one === kindParam);
  const dvReads =
    shares.animal.species === "canine"
      ? await readOwnAsVisitor("dvAccess.reads", { params: { id }, query: { page } })
      : undefined;
  return <SharePage shares={shares} dvReads={dvReads} kind={kind} page={page} />;
}
