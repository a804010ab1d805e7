import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { redirect } from "next/navigation";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { ComparisonView } from "@/components/shop/products/comparison-view";
import { mostCompared } from "@/lib/config/shop/catalogue";
import { listProducts, readProduct } from "@/lib/data/shop/products";
import { emptyCategoryQuery, parseSearchText } from "@/lib/domain/shop/category-query";
import { translate } from "@/lib/i18n/translate";
import { localPath } from "@/lib/navigation/addresses";
import { paths } from "@/lib/navigation/paths";
import { marketOfParams } from "@/lib/server/market";

export const dynamic = "force-dynamic";

export const generateMetadata = publicMetadata(paths.compare([]), "products.comparison", (t) => ({
  title: t("title"),
  description: t("description"),
  robots: { index: false, follow: true },
}));

/** Products side by side, chosen by the address: it works without script, and can be sent to somebody. */
export default async function ComparePage({ params, searchParams }: PageProps<"/[market]/store/compare">) {
  const market = await marketOfParams(params);
  const { products: chosen, add } = await searchParams;
  const ids = parseIds(chosen);
  const text = parseSearchText(add);
  if (text !== "" && ids.length < mostCompared) {
    const { products } = await listProducts(market, { ...emptyCategoryQuery, search: text }, { size: 1 });
    if (products[0]) redirect(localPath(paths.compare(merge([...ids, products[0].id])), market.language));
  }
  const read = await Promise.all(ids.map((id) => readProduct(market, id)));
  return (
    <>
      <PageBreadcrumbs path={paths.compare([])} pageName={translate("products.comparison")("title")} />
      <ComparisonView products={read.filter((product) => product !== undefined)} notFound={text} />
    </>
  );
}

const parseIds = (value: string | readonly string[] | undefined): readonly number[] =>
  merge(
    String(value ?? "")
      .split(",")
      .filter((id) => /^[1-9]\d{0,8}$/.test(id))
      .map(Number),
  );

/** Each once, the first ones if there are too many: nothing that was chosen is replaced. */
const merge = (ids: readonly number[]): readonly number[] => [...new Set(ids)].slice(0, mostCompared);
