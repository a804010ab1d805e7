import type { Metadata } from "next";
import { factSheetQuery } from "@/lib/domain/list-queries";
import { testsMetadata, TestsPage } from "./_list/tests-page";

export const dynamic = "force-dynamic";

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/tests">): Promise<Metadata> {
  return testsMetadata({ params, query: factSheetQuery.parse(await searchParams) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicTestsPage({ params, searchParams }: PageProps<"/[market]/tests">) {
  return <TestsPage params={params} query={factSheetQuery.parse(await searchParams)} />;
}
