import { type ApprovalKind, approvalKinds, type ApprovalState, approvalStates } from "@/lib/config/approvals";
import { parseCategoryQuery } from "./category-query";

export interface ApprovalsQuery {
  readonly page: number;
  readonly kind: ApprovalKind | undefined;
  readonly state: ApprovalState | undefined;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseApprovalsQuery(params: SearchParams): ApprovalsQuery {
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    kind: approvalKinds.find((kind) => kind === params["kind"]),
    state: approvalStates.find((state) => state === params["state"]),
  };
}

/** The URL of the approvals queue with these filters. */
export function approvalsHref(base: string, { page, kind, state }: ApprovalsQuery): string {
  const params = new URLSearchParams({ ...(kind && { kind }), ...(state && { state }), page: String(page) });
  return `${base}?${params.toString()}`;
}
