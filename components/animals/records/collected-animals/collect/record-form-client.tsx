"use client";

import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { AnimalFields } from "./animal-fields";
import type { CollectorMessages } from "./collector-types";
import type { SavedRecord } from "@/components/animals/public/device-store";
import { OwnerFields } from "./owner-fields";
import { SampleFields } from "./sample-fields-client";
import { useFocusOnMount } from "./use-focus-on-mount";
import { useRecordForm } from "./use-record-form";

interface RecordFormProps {
  readonly agent: Collector;
  readonly saved: SavedRecord | null;
  readonly messages: CollectorMessages;
  readonly onClose: (hasChanged: boolean) => void;
}

/** Records one animal with its sample and owner, or corrects a record that is still on the device. */
export function RecordForm({ agent, saved, messages, onClose }: RecordFormProps) {
  const t = useTranslator(messages.collector);
  const heading = useFocusOnMount(true);
  const form = useRecordForm({ agent, saved, messages: messages.collector.form, onClose });
  return (
    <form noValidate className="grid max-w-form gap-8" onSubmit={(event) => void form.submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {saved ? t("form.editTitle", { name: saved.record.petName }) : t("form.addTitle")}
      </h2>
      <AnimalFields form={form} breeds={agent.breeds} messages={messages} t={t} />
      <SampleFields form={form} messages={messages} t={t} />
      <OwnerFields form={form} messages={messages} t={t} />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isSaving && t("form.saving")}>
          {t("form.save")}
        </Button>
        <Button kind="quiet" onClick={() => onClose(false)}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
