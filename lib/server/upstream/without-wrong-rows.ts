import { type AnySchema, reach, ValidationError } from "yup";
import { type Parsed, parseResponse } from "@/lib/contract/parse";

/** An outer row may be wrong only once an inner one is gone. */
const maxRounds = 4;

interface Row {
  readonly list: string;
  readonly index: number;
}

export interface ReadRows {
  readonly value: unknown;
  /** Places of the rows that were left out. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a response as far as it is right: rows of lists that do not fit the shape are left out. Undefined where something
 * else is wrong, or where nothing of a list would remain.
 */
export function withoutWrongRows(schema: AnySchema, json: unknown): ReadRows | undefined {
  const copy: unknown = structuredClone(json);
  const leftOut: string[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const parsed: Parsed<unknown> = parseResponse(schema, copy);
    if (parsed.ok) return { value: parsed.value, leftOut };
    const rows = listWrongRows(schema, copy);
    if (rows === undefined) return undefined;
    for (const { list, index } of rows) rowsAt(copy, list).splice(index, 1);
    leftOut.push(...rows.map(placeOf));
  }
  return undefined;
}

/** In the order in which they can be removed by their index. Undefined for an error outside of a row. */
function listWrongRows(schema: AnySchema, value: unknown): readonly Row[] | undefined {
  const rows = new Map<string, Row>();
  for (const path of errorPaths(schema, value)) {
    const row = findRow(schema, path);
    if (row === undefined) return undefined;
    rows.set(placeOf(row), row);
  }
  // Where nothing of a list would remain, what contains the list is wrong.
  for (const { list } of [...rows.values()]) {
    const wrong = [...rows.values()].filter((row) => row.list === list);
    if (wrong.length < rowsAt(value, list).length) continue;
    const outer = findRow(schema, list);
    if (outer === undefined) return undefined;
    rows.set(placeOf(outer), outer);
  }
  const outermost = [...rows.values()].filter(
    ({ list }) => ![...rows.keys()].some((place) => list.startsWith(place)),
  );
  return outermost.toSorted((a, b) => keysOf(b.list).length - keysOf(a.list).length || b.index - a.index);
}

function errorPaths(schema: AnySchema, value: unknown): readonly string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path }) => path ?? "");
  }
}

/** The innermost object of a list that contains the path. A wrong text in a list of texts is an error of its object. */
function findRow(schema: AnySchema, path: string): Row | undefined {
  const [, list, index] = /^(.*)\[(\d+)\][^[]*$/.exec(path) ?? [];
  if (list === undefined) return undefined;
  const row = reach(schema, `${list}[0]`);
  const isObject = "type" in row && row.type === "object";
  return isObject ? { list, index: Number(index) } : findRow(schema, list);
}

function rowsAt(value: unknown, list: string): unknown[] {
  const rows = keysOf(list).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  return rows as unknown[];
}

const keysOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? [];

const placeOf = ({ list, index }: Row): string => `${list}[${index}]`;
