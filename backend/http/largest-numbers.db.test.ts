import { type AnySchema, NumberSchema, ObjectSchema } from "yup";
import { expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { goodInput } from "@/lib/contract/testing/good-call";

const { callRoute, signInAll } = startTestBackend();

const as = signInAll("breeder");

/** Numbers in the queries of reads, each with the largest value that its shape allows. */
const numbers = listRoutes()
  .filter(({ route }) => route.method === "GET" && route.servedBy !== "storefront")
  .flatMap((named) =>
    fieldsOf(shapeOf(named.area, named.call).query).flatMap(([field, schema]) => {
      const largest = schema instanceof NumberSchema ? largestOf(schema) : undefined;
      return largest === undefined ? [] : [{ name: named.name, named, field, largest }];
    }),
  );

function fieldsOf(query: AnySchema | undefined) {
  return query instanceof ObjectSchema ? Object.entries(query.fields as Record<string, AnySchema>) : [];
}

function largestOf(schema: AnySchema): number | undefined {
  const limits = schema
    .describe()
    .tests.flatMap(({ name, params }) => (name === "max" ? Number(params?.["max"]) : []));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

it.each(numbers)(
  "$name responds without failing to the largest $field",
  async ({ named, field, largest }) => {
    const input = goodInput(named);
    const query = { ...input.query, [field]: String(largest) };
    expect((await callRoute(named.name, { ...input, query }, as("breeder"))).status).toBeLessThan(500);
  },
);
