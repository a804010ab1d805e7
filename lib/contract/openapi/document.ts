import { brand } from "@/lib/config/brand";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { components } from "./components";
import { createSchemaNames, type NameSchema } from "./named-schemas";
import { listSchemas, toOperation } from "./operation";
import { customBackendGuide } from "./custom-backend";
import { readinessPath } from "./readiness";

const conventions = [
  "Paths work with and without a trailing slash.",
  "A literal path segment takes precedence over a parameter: `/api/my/invoices/total` is never an invoice.",
  "Lengths are in UTF-16 units, as in browsers: most emoji count as two.",
  "Unknown body keys are refused; unknown query keys are ignored.",
  "Changing calls need the shop's own `Origin`.",
  "`x-failure-message` is the message for the user when the response has none, `x-failure-code` its code; calls without them: “operation failed”, `failures.operationFailed`. `x-ours` marks calls that are not in the product's specification.",
];

/** The contract as OpenAPI 3.1, for developers of a custom backend. */
export function openApiDocument(version: string) {
  const named = listRoutes();
  const { nameSchema, schemas } = createSchemaNames(named.flatMap(listSchemas));
  const paths = pathsOf(named, nameSchema);
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand.name}: API`,
      version,
      description: [...conventions, "## With a backend of your own", ...customBackendGuide].join("\n\n"),
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: "/", description: "The storefront." }],
    tags: [...new Set([...named.map(({ area }) => area), "health"])].map((name) => ({ name })),
    paths: { ...paths, "/api/health/ready": readinessPath },
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  };
}

function pathsOf(named: readonly NamedRoute[], nameSchema: NameSchema): Readonly<Record<string, unknown>> {
  const paths = new Map<string, Record<string, unknown>>();
  for (const route of named) {
    const path = `/api${route.route.path}`;
    const operations = paths.get(path) ?? {};
    operations[route.route.method.toLowerCase()] = toOperation(route, nameSchema);
    paths.set(path, operations);
  }
  return Object.fromEntries(paths);
}
