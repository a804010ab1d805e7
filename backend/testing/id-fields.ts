import { type AnySchema, ArraySchema, isSchema, ObjectSchema } from "yup";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";

/** A field of a call that holds an id: in its path, query or body. */
export interface IdField {
  readonly named: NamedRoute;
  readonly where: "path" | "query" | "body";
  /** The path of a body field, with dots; list items have index 0. */
  readonly field: string;
  /** Its key in the table of owners. */
  readonly key: string;
}

/** Ids of another area's records. */
const foreignKeys: Readonly<Record<string, string>> = { "animals.breedProfile path.id": "breeds path.id" };

/** Path parameters are always ids; elsewhere the name tells. */
const isIdName = (name: string) =>
  /(^id|Id|_id)s?$|email|username|token|barcode/i.test(name.replace(/\.0$/, ""));

/** The id fields of all backend calls. */
export function listIdFields(): readonly IdField[] {
  return listRoutes()
    .filter(({ route }) => route.servedBy !== "storefront")
    .flatMap((named) => {
      const { params, query, body } = shapeOf(named.area, named.call);
      const at = (where: IdField["where"]) => (field: string) => ({
        named,
        where,
        field,
        key: foreignKeys[`${named.name} ${where}.${field}`] ?? `${named.area} ${where}.${field}`,
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
    const nested = isSchema(inner) ? fieldsOf(inner as AnySchema, `${before}.0`) : [];
    return nested.length > 0 ? nested : [before];
  }
  if (!(schema instanceof ObjectSchema)) return before === "" ? [] : [before];
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return fields.flatMap(([name, field]) => fieldsOf(field, before === "" ? name : `${before}.${name}`));
}
