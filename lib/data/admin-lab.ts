import "server-only";
import type { TubesQuery } from "@/lib/domain/tubes-query";
import { callAsVisitor, readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

export async function readTubes(query: TubesQuery) {
  return readAsVisitor("adminLab.list", { query });
}

export async function readTube(barcode: string) {
  return readOwnAsVisitor("adminLab.get", { params: { barcode } });
}

/** The stored form of a barcode; undefined when there is no such tube. */
export async function findTube(barcode: string): Promise<string | undefined> {
  const result = await callAsVisitor("adminLab.get", { params: { barcode } });
  return result.ok ? result.value.barcode : undefined;
}

export async function readKitProblems(query: { readonly page: number; readonly isSolved: boolean }) {
  return readAsVisitor("adminLab.problems", { query });
}
