import { scriptText } from "@/lib/domain/json-ld";

/** Facts for search engines. A data block, not a script: the browser runs nothing of it. */
export function JsonLd({ data }: { readonly data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
