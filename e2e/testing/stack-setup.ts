import { providePostgres } from "@/backend/testing/postgres-server";

/** For tests of the built programs. Vitest calls the returned function at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  return (await providePostgres()).stop;
}
