/** A request before it is sent: everything as it goes over the wire, so that it can be wrong in every way. */
export interface Draft {
  readonly method: string;
  /** Without `/api`, encoded. */
  readonly path: string;
  /** Encoded pairs. */
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** What was done to it, for whoever reads the report. */
  readonly history: readonly string[];
}

export function addressOf({ path, query }: Draft): string {
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
