import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import { formatDate } from "@/lib/domain/format";

/** What is public while an approval gives it, or would be. */
interface Listing {
  readonly name: string;
  readonly country: { readonly name: string };
  readonly place: string;
  readonly website: string | null;
  readonly breeds: readonly { readonly name: string }[];
  readonly isListed: boolean;
}

interface Said {
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

/** An application as the desk shows it. Its days are written on the server, whose clock is nobody's in particular. */
export interface DeskEntry extends Said {
  readonly appliedOn: string;
  /** Undefined where it was decided just now. */
  readonly decidedOn: string | undefined;
}

interface Dates {
  readonly createdAt: string;
  readonly decidedAt: string | null;
}

export function deskEntry({ createdAt, decidedAt, ...said }: Said & Dates, country: string): DeskEntry {
  return {
    ...said,
    appliedOn: formatDate(new Date(createdAt), country),
    decidedOn: decidedAt === null ? undefined : formatDate(new Date(decidedAt), country),
  };
}
