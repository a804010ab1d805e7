"use client";

import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { Skeleton } from "@/components/ui/skeleton";
import type { ContactProps } from "./contact-form-client";
import { lazyPart } from "@/components/ui/lazy-part";

const ContactForm = lazyPart(async () => (await import("./contact-form-client")).ContactForm);

/** Opens the form of a message to the owner of a relative. Its code is loaded when it is first opened. */
export function ContactButton(props: ContactProps) {
  const { name } = props;
  const t = useTranslator("breedingCommunity.contact");
  return (
    <DialogButton
      label={t("open")}
      subject={name}
      title={t("title", { name })}
      description={t("text")}
      closeLabel={t("close")}
    >
      <Suspense fallback={<Skeleton label={t("loading")} />}>
        <ContactForm {...props} />
      </Suspense>
    </DialogButton>
  );
}
