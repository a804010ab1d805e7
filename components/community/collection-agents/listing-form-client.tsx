"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import type { Option } from "@/components/ui/select";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { ListingFields } from "./listing-fields";
import type { ListingValues } from "./listing-values";

interface ListingFormProps {
  readonly values: ListingValues;
  readonly countries: readonly Option[];
}

/** Changes what the finder shows. */
export function ListingForm({ values, countries }: ListingFormProps) {
  const messages = useMessages("collectionAgents.form");

  const router = useRouter();
  const form = useCallForm({
    route: collectionAgentsRoutes.updateListing,
    schema: async () =>
      (await import("@/lib/contract/community/collection-agents/collection-agents.forms"))
        .collectionAgentForms.listing,
    defaults: values,
    toBody: ({ postalCode, ...body }: FieldValues) => ({ ...body, postalCode: postalCode || null }),
    onSuccess: () => router.refresh(),
  });
  return (
    <FormCard title={messages.listingTitle} intro={messages.listingIntro} messages={messages} form={form}>
      <ListingFields field={form.field} countries={countries} />
    </FormCard>
  );
}
