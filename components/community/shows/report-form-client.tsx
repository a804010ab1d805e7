"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";
import { toCounts } from "./to-counts";

interface ReportFormProps {
  readonly id: number;
  readonly report: Show["report"];
  readonly hasKits: boolean;
}

/** What the secretary tells after the show. */
export function ReportForm({ id, report, hasKits }: ReportFormProps) {
  const messages = useMessages("shows.report");

  const router = useRouter();
  const dispatch = useShopDispatch();
  const countOf = (count: number | undefined) => (count === undefined ? "" : String(count));
  const form = useCallForm({
    route: showsRoutes.report,
    schema: async () => (await import("@/lib/contract/community/shows/shows.forms")).showForms.report,
    defaults: {
      entries: countOf(report?.entries),
      swabbed: countOf(report?.swabbed),
      returned: countOf(report?.returned ?? (hasKits ? undefined : 0)),
      text: report?.text ?? "",
    },
    toBody: (values: FieldValues) => toCounts(emptyToNull(values), ["entries", "swabbed", "returned"]),
    toInput: (body) => ({ params: { id }, body }),
    onSuccess: () => {
      router.refresh();
      if (report !== null) return;
      // The first report takes the form's place.
      focusablePageHeading()?.focus();
      dispatch(toastAdded({ kind: "success", text: messages.done }));
    },
  });
  const number = { inputMode: "numeric", required: true } as const;
  return (
    <FormCard
      title={messages.title}
      intro={messages.intro}
      messages={{ save: messages.submit, saving: messages.sending, saved: messages.done }}
      form={form}
    >
      <TextField {...form.field("entries")} {...number} label={messages.entries} />
      <TextField {...form.field("swabbed")} {...number} label={messages.swabbed} />
      {hasKits && <TextField {...form.field("returned")} {...number} label={messages.returned} />}
      <TextArea {...form.field("text")} label={messages.text} maxLength={limits.noteLength} />
    </FormCard>
  );
}
