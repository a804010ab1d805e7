import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import { formatDate } from "@/lib/domain/format";

/** The public listing that an approval publishes. */
interface Listing {
  readonly name: string;
  readonly country: { readonly name: string };
  readonly place: string;
  readonly website: string | null;
  readonly breeds: readonly { readonly name: string }[];
  readonly isListed: boolean;
}

interface ApprovalDetails {
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  readonly details: string | null;
  readonly note: string | null;
  readonly listing: Listing | null;
  readonly decidedBy: string | null;
  readonly applicant: {
    readonly name: string;
    readonly email: string;
    readonly type: string;
    readonly clinic: string | null;
    readonly registrationNumber: string | null;
  };
}

interface ApprovalDates {
  readonly createdAt: string;
  readonly decidedAt: string | null;
}

/** An application as the queue displays it. Dates are formatted on the server, so that hydration sees the same text. */
export interface Application extends ApprovalDetails {
  readonly appliedOn: string;
  /** Undefined when it was decided just now, on this page. */
  readonly decidedOn: string | undefined;
}

export function toApplication(
  { createdAt, decidedAt, ...details }: ApprovalDetails & ApprovalDates,
  country: string,
): Application {
  return {
    ...details,
    appliedOn: formatDate(new Date(createdAt), country),
    decidedOn: decidedAt === null ? undefined : formatDate(new Date(decidedAt), country),
  };
}
