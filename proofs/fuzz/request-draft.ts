/** A request as it goes over the wire, so that every part of it can be invalid. */
export interface Draft {
  readonly method: string;
  /** Without `/api`, encoded. */
  readonly path: string;
  /** Encoded pairs. */
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The mutations so far, for the report. */
  readonly history: readonly string[];
}

export function draftUrl({ path, query }: Draft): string {
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
