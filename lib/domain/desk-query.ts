import { type ApprovalKind, approvalKinds, type ApprovalState, approvalStates } from "@/lib/config/approvals";
import { parseShelfQuery } from "./shelf-query";

export interface DeskQuery {
  readonly page: number;
  readonly kind: ApprovalKind | undefined;
  readonly state: ApprovalState | undefined;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is not understood counts as not asked. */
export function parseDeskQuery(params: SearchParams): DeskQuery {
  return {
    page: parseShelfQuery({ page: params["page"] }).page,
    kind: approvalKinds.find((kind) => kind === params["kind"]),
    state: approvalStates.find((state) => state === params["state"]),
  };
}

/** The address of the desk, asked the same on another page. */
export function deskHref(base: string, { page, kind, state }: DeskQuery): string {
  const asked = new URLSearchParams({ ...(kind && { kind }), ...(state && { state }), page: String(page) });
  return `${base}?${asked.toString()}`;
}
