import type { ComponentProps } from "react";
import { useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";

export const consentNames = ["research", "storage", "statistics"] as const;

export type ConsentName = (typeof consentNames)[number];

interface ConsentBoxesProps {
  /** Registers a field of the form. */
  readonly field: (name: ConsentName) => Omit<ComponentProps<typeof Checkbox>, "label">;
}

/** Three optional consents, unticked at first. */
export function ConsentBoxes({ field }: ConsentBoxesProps) {
  const t = useTranslator("activation.sample");
  return (
    <fieldset className="grid gap-1">
      <legend className="text-title-3 font-bold">{t("consents")}</legend>
      <p className="mb-2 text-quiet">{t("consentsIntro")}</p>
      {consentNames.map((name) => (
        <Checkbox key={name} {...field(name)} label={t(`${name}`)} />
      ))}
    </fieldset>
  );
}
