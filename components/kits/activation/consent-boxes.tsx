import type { ComponentProps } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { Translator } from "@/lib/i18n/translator";

export const consentNames = ["research", "storage", "statistics"] as const;

export type ConsentName = (typeof consentNames)[number];

interface ConsentBoxesProps {
  /** Registers a field of the form. */
  readonly field: (name: ConsentName) => Omit<ComponentProps<typeof Checkbox>, "label">;
  readonly t: Translator<"activation">;
}

/** Three optional consents, unticked at first. */
export function ConsentBoxes({ field, t }: ConsentBoxesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-title-3 font-bold">{t("sample.consents")}</legend>
      <p className="mb-2 text-quiet">{t("sample.consentsIntro")}</p>
      {consentNames.map((name) => (
        <Checkbox key={name} {...field(name)} label={t(`sample.${name}`)} />
      ))}
    </fieldset>
  );
}
