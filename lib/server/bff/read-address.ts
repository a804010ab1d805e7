import "server-only";
import { LRUCache } from "lru-cache";
import type { AnyShape } from "@/lib/contract/contract";
import { parseText } from "@/lib/contract/parse";
import type { CallInput } from "@/lib/contract/request";
import { failure, refuseFields } from "./door-answer";
import type { DoorMatch, DoorRoute, Target } from "./door-call";
import type { Read } from "./read-body";

/** Which call an address is for, and what its path and query say to it. */
export type Address =
  | Exclude<DoorMatch, { readonly kind: "found" }>
  | (Extract<DoorMatch, { readonly kind: "found" }> & {
      readonly shape: AnyShape | undefined;
      readonly texts: Read<CallInput>;
    });

interface Table {
  readonly match: (method: string, rawPath: string) => DoorMatch;
  readonly shapeOf: (named: DoorRoute) => AnyShape | undefined;
}

const mostKept = 1000;
const longestKept = 200;

/** Most addresses come again and again, and what they say never changes: so it is worked out once. */
export function addressReader(table: Table): (method: string, target: Target) => Address {
  const known = new LRUCache<string, Address>({ max: mostKept });
  return (method, target) => {
    const key = `${method} ${target.path}?${target.query}`;
    // A long one hardly comes twice, and would only fill the memory.
    if (key.length > longestKept) return readAddress(table, method, target);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const address = readAddress(table, method, target);
    known.set(key, address);
    return address;
  };
}

function readAddress({ match, shapeOf }: Table, method: string, { path, query }: Target): Address {
  const found = match(method, path);
  if (found.kind !== "found") return found;
  const shape = shapeOf(found.named);
  return { ...found, shape, texts: parseTexts(shape, found.params, query) };
}

/** A call whose area is not built yet is only passed by its name: nobody could say what its query means. */
function parseTexts(
  shape: AnyShape | undefined,
  rawParams: Readonly<Record<string, string>>,
  query: string,
): Read<CallInput> {
  if (shape === undefined) return { ok: true, value: { params: rawParams } };
  const input: { -readonly [Key in keyof CallInput]: CallInput[Key] } = {};
  if (shape.params) {
    const parsed = parseText(shape.params, Object.entries(rawParams));
    if (!parsed.ok) return failure(404, "not_found", "There is nothing here.");
    input.params = parsed.value;
  }
  // Also without a query: a required name that is missing is refused here, not by the upstream.
  if (shape.query) {
    const parsed = parseText(shape.query, new URLSearchParams(query));
    if (!parsed.ok) return refuseFields(parsed.errors);
    input.query = parsed.value;
  }
  return { ok: true, value: input };
}
