import pg from "pg";

/** The migrated and seeded database of a test run. Every test file gets a copy. */
export type Template =
  | { kind: "pglite"; dumpPath: string }
  | { kind: "postgres"; serverUrl: string; templateName: string };

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

/** The PostgreSQL server of the test run, if any. */
export function postgresTestUrl(): string | undefined {
  return process.env["TEST_POSTGRES_URL"];
}

export function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runStatement(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  return client.query<Record<string, string>>(statement).finally(() => client.end());
}
