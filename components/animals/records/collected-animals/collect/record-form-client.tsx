"use client";

import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import type { SavedRecord } from "@/components/animals/public/device-store";
import { AnimalFields } from "./animal-fields";
import { OwnerFields } from "./owner-fields";
import { SampleFields } from "./sample-fields-client";
import { useFocusOnMount } from "./use-focus-on-mount";
import { useRecordForm } from "./use-record-form";

interface RecordFormProps {
  readonly agent: Collector;
  readonly saved: SavedRecord | null;
  readonly onClose: (hasChanged: boolean) => void;
}

/** Records one animal with its sample and owner, or corrects a record that is still on the device. */
export function RecordForm({ agent, saved, onClose }: RecordFormProps) {
  const t = useTranslator("collector.form");
  const heading = useFocusOnMount(true);
  const form = useRecordForm({ agent, saved, onClose });
  return (
    <form noValidate className="grid max-w-form gap-8" onSubmit={(event) => void form.submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {saved ? t("editTitle", { name: saved.record.petName }) : t("addTitle")}
      </h2>
      <AnimalFields form={form} breeds={agent.breeds} />
      <SampleFields form={form} />
      <OwnerFields form={form} />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isSaving && t("saving")}>
          {t("save")}
        </Button>
        <Button kind="quiet" onClick={() => onClose(false)}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
