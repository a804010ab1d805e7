import "server-only";
import { parsePathOrQuery } from "@/lib/contract/parse";
import { animalsShapes } from "@/lib/contract/animals/records/animals/animals.shapes";
import { callUpstream } from "@/lib/server/upstream/call-upstream";

type PhotoResult =
  | { readonly ok: true; readonly stream: ReadableStream<Uint8Array> }
  | { readonly ok: false; readonly status: 404 | 503 };

/** A photo by its id, for anybody. A failure that may pass is a 503. */
export async function readAnimalPhoto(id: string): Promise<PhotoResult> {
  const params = parsePathOrQuery(animalsShapes.photo.params, [["id", id]]);
  if (!params.ok) return { ok: false, status: 404 };
  const result = await callUpstream("animals.photo", { params: params.value });
  if (!result.ok) return { ok: false, status: result.status === 404 ? 404 : 503 };
  return result.file === undefined ? { ok: false, status: 503 } : { ok: true, stream: result.file.stream };
}
