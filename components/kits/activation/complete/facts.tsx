import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { DescriptionList } from "@/components/ui/description-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { petFacts } from "@/components/kits/activation/pet/known-facts";
import { valuesOfAnimal } from "@/components/kits/public/pet-values";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { ActivatedProps } from "./activated-props";
import { EditPet } from "./edit-pet";

/** What was entered. Facts about the animal can be corrected until the laboratory has the sample. */
export function Facts(props: ActivatedProps) {
  const t = useTranslator("activation");
  const { activation, country, onChange } = props;
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { pet, product, extras, samples, isEditable, relation } = activation;
  // On hold, the corrections are listed with what does not fit.
  const isOnHold = samples.some(({ problem }) => problem !== null);
  const form = useRef<HTMLDivElement>(null);
  const expectFocus = useFocusAfterChange(
    isEditing,
    () => form.current?.querySelector("input") ?? title.current,
  );
  const show = (isForm: boolean) => {
    expectFocus(true);
    setEditing(isForm);
  };
  const facts = [
    { label: t("complete.product"), value: product.name },
    ...extras.map(({ name }) => ({ label: t("complete.extras"), value: name })),
    ...samples.map(({ barcode }) => ({ label: t("complete.barcode"), value: formatBarcode(barcode) })),
    { label: t("pet.name"), value: pet.petName },
    ...petFacts({ values: valuesOfAnimal(pet), breed: pet.breed ?? undefined, country }, t),
  ];
  return (
    <Card className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-title-3 outline-none">
        {t("complete.facts")}
      </h2>
      {isEditing ? (
        <div ref={form}>
          <EditPet
            {...props}
            onCancel={() => show(false)}
            onChange={(changed) => {
              onChange(changed);
              show(false);
            }}
          />
        </div>
      ) : (
        <>
          <DescriptionList
            rows={facts.map(({ label, value }) => [label, value])}
            layout="columns"
            className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2"
          />
          {isEditable && !isOnHold && (
            <Button kind="secondary" className="justify-self-start" onClick={() => show(true)}>
              {t("complete.edit")}
            </Button>
          )}
          {!isEditable && relation === "owner" && <p className="text-quiet">{t("complete.locked")}</p>}
        </>
      )}
    </Card>
  );
}
