import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { type Content, findContent, listArticles, listHelpPages } from "@/lib/data/shop/contents";
import { paths } from "@/lib/navigation/paths";

/** APP_ORIGIN is known at run time only. */
export const dynamic = "force-dynamic";

/** What language models read to find the pages of the shop: https://llmstxt.org. */
export function GET(): Response {
  const { APP_ORIGIN: origin } = storefrontEnv();
  const line = ({ path, title, description }: Content) => `- [${title}](${origin}${path}): ${description}`;
  const text = [
    `# ${brand.name}`,
    `> ${findContent(paths.pages.why)?.description ?? ""}`,
    "## Tests",
    `- [All products](${origin}${paths.store}): prices depend on the country of the visitor`,
    `- [Conditions and traits](${origin}${paths.tests}): what each test is about, with its sources`,
    `- [Dog breeds](${origin}${paths.breeds("canine")}), [cat breeds](${origin}${paths.breeds("feline")}): tests by breed`,
    "## Articles",
    listArticles().map(line).join("\n"),
    "## Guides",
    listHelpPages().map(line).join("\n"),
  ].join("\n\n");
  return new Response(`${text}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
