"use client";

import { useMessages } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import { newsletterRoutes } from "@/lib/contract/account/newsletter/newsletter.routes";

/** Whether the account gets the newsletter. */
export function NewsletterSetting({ isSubscribed }: { readonly isSubscribed: boolean }) {
  const messages = useMessages("newsletter.profile");
  const form = useCallForm({
    route: newsletterRoutes.updateMine,
    schema: async () =>
      (await import("@/lib/contract/account/newsletter/newsletter.forms")).newsletterSettingForm,
    defaults: { isSubscribed },
  });
  return (
    <FormCard title={messages.title} intro={messages.intro} form={form}>
      <Checkbox {...form.field("isSubscribed")} label={messages.label} />
    </FormCard>
  );
}
