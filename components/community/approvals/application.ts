import { requestCountry } from "@/lib/i18n/translate";
import type { ResearchSummary } from "@/components/community/research/describe-research";
import type { Response } from "@/lib/contract/calls";
import { formatDate, formatDay } from "@/lib/domain/format";

type Approval = Omit<Response<"approvals.list">["results"][number], "research">;

/** An application as the queue displays it. Dates are formatted on the server, so that hydration sees the same text. */
export interface Application extends Omit<Approval, "createdAt" | "decidedAt"> {
  readonly appliedOn: string;
  /** Undefined when it was decided just now, on this page. */
  readonly decidedOn: string | undefined;
  readonly research?: ResearchSummary | null;
}

export function toApplication({ createdAt, decidedAt, show, ...details }: Approval): Application {
  return {
    ...details,
    show: show && {
      ...show,
      heldOn: formatDay(show.heldOn, requestCountry()),
      catalogueOn: show.catalogueOn && formatDay(show.catalogueOn, requestCountry()),
    },
    appliedOn: formatDate(new Date(createdAt), requestCountry()),
    decidedOn: decidedAt === null ? undefined : formatDate(new Date(decidedAt), requestCountry()),
  };
}
