"use client";

import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import { newsletterSettingForm } from "@/lib/contract/account/newsletter/newsletter.forms";
import { newsletterRoutes } from "@/lib/contract/account/newsletter/newsletter.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

interface NewsletterSettingProps {
  readonly isSubscribed: boolean;
  readonly messages: Messages["newsletter"]["profile"];
  readonly formMessages: FormMessages;
}

/** Whether the account gets the newsletter. */
export function NewsletterSetting({ isSubscribed, messages, formMessages }: NewsletterSettingProps) {
  const form = useCallForm({
    route: newsletterRoutes.updateMine,
    schema: newsletterSettingForm,
    defaults: { isSubscribed },
    messages: formMessages,
  });
  return (
    <FormCard title={messages.title} intro={messages.intro} messages={formMessages} form={form}>
      <Checkbox {...form.field("isSubscribed")} label={messages.label} />
    </FormCard>
  );
}
