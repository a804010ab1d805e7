import type { ApprovalKind, ApprovalState } from "@/lib/config/community/approvals";
import type { ResearchSummary } from "@/components/community/research/describe-research";
import { formatDate, formatDay } from "@/lib/domain/format";
import type { AgentState } from "@/lib/config/community/collection-agents";
import type { SpeciesName } from "@/lib/domain/species";

/** The public listing that an approval publishes. */
interface Listing {
  readonly name: string;
  readonly country: { readonly name: string };
  readonly place: string;
  readonly website: string | null;
  readonly breeds: readonly { readonly name: string }[];
  readonly isListed: boolean;
}

/** The show that an application is about. */
interface Show {
  readonly club: string;
  readonly name: string;
  readonly heldOn: string;
  readonly place: string;
  readonly entries: number;
  readonly kits: number;
  readonly request: string | null;
  readonly offer: string | null;
  readonly catalogueOn: string | null;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
}

/** Listing and state of a collection agent. */
interface Agent {
  readonly name: string;
  readonly country: { readonly name: string };
  readonly place: string;
  readonly area: string;
  readonly species: readonly SpeciesName[];
  readonly fee: string;
  readonly availability: string;
  readonly state: AgentState;
  readonly club: string | null;
}

interface ApprovalDetails {
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  readonly details: string | null;
  readonly note: string | null;
  readonly listing: Listing | null;
  readonly show: Show | null;
  readonly agent: Agent | null;
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
  readonly research?: ResearchSummary | null;
}

export function toApplication(
  { createdAt, decidedAt, show, ...details }: ApprovalDetails & ApprovalDates,
  country: string,
): Application {
  return {
    ...details,
    show: show && {
      ...show,
      heldOn: formatDay(show.heldOn, country),
      catalogueOn: show.catalogueOn && formatDay(show.catalogueOn, country),
    },
    appliedOn: formatDate(new Date(createdAt), country),
    decidedOn: decidedAt === null ? undefined : formatDate(new Date(decidedAt), country),
  };
}
