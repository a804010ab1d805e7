import type { Metadata } from "next";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { NotFoundView } from "@/components/layout/not-found-view";
import { translate } from "@/lib/i18n/translate";
import { marketOfParams } from "@/lib/server/market";

export async function generateMetadata({
  params,
}: {
  readonly params: Promise<MarketParams>;
}): Promise<Metadata> {
  await marketOfParams(params);
  return { title: translate("common")("notFound.title"), robots: { index: false } };
}

/** For unknown addresses with a language: the middleware answers with this page and 404. */
export default async function UnknownAddressPage({ params }: PageProps<"/[market]/content/not-found">) {
  await marketOfParams(params);
  return <NotFoundView />;
}
