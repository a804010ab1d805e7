import type { Metadata } from "next";
import { testsMetadata, TestsPage } from "@/app/(public)/[market]/tests/_list/tests-page";

export function generateMetadata({ params }: PageProps<"/[market]/static/tests">): Promise<Metadata> {
  return testsMetadata({ params, query: undefined });
}

/** Static version, for requests without a query. */
export default function StaticTestsPage({ params }: PageProps<"/[market]/static/tests">) {
  return <TestsPage params={params} query={undefined} />;
}
