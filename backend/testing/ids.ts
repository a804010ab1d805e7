import { type AnySchema, ArraySchema, isSchema, ObjectSchema } from "yup";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";

/** Somewhere in a call an id can stand: in its path, its query or, however deep, its body. */
export interface IdPlace {
  readonly named: NamedRoute;
  readonly where: "path" | "query" | "body";
  /** In a body with dots; a list's first one has the number 0. */
  readonly field: string;
  /** How the table of owners calls it. */
  readonly key: string;
}

/** Whatever is in a path says which thing is meant; elsewhere the name tells. */
const isIdName = (name: string) =>
  /(^id|Id|_id)s?$|email|username|token|barcode/i.test(name.replace(/\.0$/, ""));

/** Every place of every call that is built and answered by the backend. */
export function idPlaces(): readonly IdPlace[] {
  return listRoutes()
    .filter(({ route }) => route.servedBy !== "storefront")
    .flatMap((named) => {
      const { params, query, body } = shapeOf(named.area, named.call) ?? {};
      const at = (where: IdPlace["where"]) => (field: string) => ({
        named,
        where,
        field,
        key: `${named.area} ${where}.${field}`,
      });
      return [
        ...fieldsOf(params).map(at("path")),
        ...fieldsOf(query).filter(isIdName).map(at("query")),
        ...fieldsOf(body).filter(isIdName).map(at("body")),
      ];
    });
}

function fieldsOf(schema: AnySchema | undefined, before = ""): readonly string[] {
  if (schema instanceof ArraySchema) {
    const inner: unknown = Reflect.get(schema, "innerType");
    const deeper = isSchema(inner) ? fieldsOf(inner as AnySchema, `${before}.0`) : [];
    return deeper.length > 0 ? deeper : [before];
  }
  if (!(schema instanceof ObjectSchema)) return before === "" ? [] : [before];
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return fields.flatMap(([name, field]) => fieldsOf(field, before === "" ? name : `${before}.${name}`));
}
