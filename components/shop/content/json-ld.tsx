import type { Thing, WithContext } from "schema-dts";
import { escapeJsonForScript } from "@/lib/domain/json-ld";

/** Structured data for search engines. The browser does not execute it. */
export function JsonLd({ data }: { readonly data: WithContext<Thing> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJsonForScript(data) }} />
  );
}
