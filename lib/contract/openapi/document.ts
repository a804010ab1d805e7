import { brand } from "@/lib/config/brand";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { components } from "./components";
import { operationOf } from "./operation";
import { ownBackend } from "./own-backend";

const reading = [
  "Every call has one entry; with and without a slash at the end it is the same call.",
  "A literal part of a path beats a parameter: `/api/my/invoices/total` is never an invoice.",
  "Lengths count UTF-16 units, as browsers do: most emoji are two.",
  "A key a body does not list is refused; a name a query does not list is ignored.",
  "A call that changes something needs the shop's own `Origin`.",
  "`x-built: false` answers 501 once access is checked. `x-failure-message` is what a person reads where nothing more exact is known. `x-ours` marks what the product's specification does not name.",
];

/** The whole contract as OpenAPI 3.1, for people who bring a backend of their own. */
export function openApiDocument(version: string) {
  const named = listRoutes();
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand.name}: the calls`,
      version,
      description: [...reading, "## With a backend of your own", ...ownBackend].join("\n\n"),
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: "/", description: "The storefront." }],
    tags: [...new Set(named.map(({ area }) => area))].map((name) => ({ name })),
    paths: pathsOf(named),
    components,
  };
}

function pathsOf(named: readonly NamedRoute[]): Readonly<Record<string, unknown>> {
  const paths = new Map<string, Record<string, unknown>>();
  for (const one of named) {
    const path = `/api${one.route.path}`;
    const operations = paths.get(path) ?? {};
    operations[one.route.method.toLowerCase()] = operationOf(one);
    paths.set(path, operations);
  }
  return Object.fromEntries(paths);
}
