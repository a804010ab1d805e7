import type { Metadata } from "next";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { mdxComponents } from "@/components/shop/content/mdx-components";
import { readFactSheet } from "@/lib/data/animals/fact-sheets";
import { findContent } from "@/lib/data/shop/contents";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

/** Fact sheets of the conditions in the cases, in their order. */
const conditions = ["mdr1", "vwd1", "blood-cat", "pkd1", "dm", "pkdef"];

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: findContent(paths.pages.caseStudies, language)?.short ?? "" };
}

/** The public case studies, with the fact sheets of their conditions. */
export default async function CaseStudiesPage() {
  await requireTool("case-studies");
  const market = await visitorMarket();
  const t = translate("resources");
  const content = findContent(paths.pages.caseStudies, market.language);
  if (content === undefined) throw new Error("The case studies are missing.");
  const { default: Body } = await content.load();
  const sheets = await Promise.all(conditions.map((code) => readFactSheet(market, code)));
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1>{content.title}</h1>
      <div className="prose">
        <Body components={mdxComponents(translate("content"))} />
      </div>
      <section aria-labelledby="facts" className="grid gap-3">
        <h2 id="facts">{t("cases.facts")}</h2>
        <p>{t("cases.factsText")}</p>
        <ul className="list-disc pl-6 marker:text-brand">
          {sheets.map(({ code, name }) => (
            <li key={code}>
              <Link href={paths.factSheet(code)} className="inline-block py-1">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
