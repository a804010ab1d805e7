import "server-only";
import { callAsVisitor } from "@/lib/data/visitor-calls";

/** The stored form of a barcode; undefined when there is no such tube. */
export async function findTube(barcode: string): Promise<string | undefined> {
  const result = await callAsVisitor("adminLab.get", { params: { barcode } });
  return result.ok ? result.value.barcode : undefined;
}
