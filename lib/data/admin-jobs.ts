import "server-only";
import type { JobsQuery } from "@/lib/domain/jobs-query";
import { readAsVisitor } from "./visitor-calls";

export async function readFailedJobs(query: JobsQuery) {
  return readAsVisitor("adminJobs.list", { query });
}
