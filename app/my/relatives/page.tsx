import { notFound } from "next/navigation";
import { readAsVisitor, readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { RelativeAnimalList } from "@/components/breeding/breeding-community/relative-animal-list";
import { RelativesView } from "@/components/breeding/breeding-community/relatives-view";
import { DeferredList } from "@/components/lists/deferred-list";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("breedingCommunity", (t) => ({
  title: t("relatives.title"),
}));

/** The user's animals, or the relatives of the one in the address. */
export default async function RelativesPage({ searchParams }: PageProps<"/my/relatives">) {
  const user = await requireTool("relatives");
  const query = await searchParams;
  if (typeof query["animal"] === "string") {
    const relatives = await readOwnAsVisitor("breedingCommunity.get", {
      params: { id: parseId(query["animal"]) ?? notFound() },
    });
    return <RelativesView relatives={relatives} isBreeder={user.type === "breeder"} />;
  }
  const { page } = parseCategoryQuery({ page: query["page"] });
  const t = translate("breedingCommunity");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("relatives.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("relatives.intro")}</p>
      <p>
        <Link href={paths.carrierRates}>{t("relatives.carrierRates")}</Link>
      </p>
      <DeferredList
        key={page}
        label={t("relatives.loading")}
        read={() => readAsVisitor("breedingCommunity.list", { query: { page } })}
      >
        {(animals) => <RelativeAnimalList animals={animals} page={page} />}
      </DeferredList>
    </div>
  );
}
