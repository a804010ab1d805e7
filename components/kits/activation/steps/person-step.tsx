import { useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { useInputForm } from "@/components/form/use-input-form";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { saveAboutMe } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation";
import { toStepBody } from "@/components/kits/activation/activation-values";
import { loadRules } from "@/components/kits/activation/load-rules";
import { PersonFields } from "./person-fields";
import { personValues } from "./person-values";
import type { StepProps } from "@/components/kits/activation/activation-props";

/** The owner, prefilled from the account. */
export function PersonStep(props: StepProps) {
  const t = useTranslator("activation");
  const { activation, countries, termsPaths } = props;
  const { record, user, email, country } = activation;
  const dispatch = useShopDispatch();
  const form = useInputForm({
    route: activationRoutes.aboutMe,
    schema: async () => (await loadRules()).activationForms.person,
    defaults: personValues({ stored: record.person, user, email, country }),
    onChange: (person) => dispatch(recordChanged({ person })),
    toBody: toStepBody,
    send: saveAboutMe,
    onSuccess: activation.next,
  });
  return (
    <ActivationForm activation={activation} form={form}>
      <p className="text-quiet">{t("person.intro")}</p>
      <PersonFields
        field={(name) => (name === "acceptTerms" ? form.box(name) : form.field(name))}
        country={form.text("country")}
        countries={countries}
        termsPaths={termsPaths}
        // The state belongs to the previous country.
        onCountry={() => form.change({ state: "" })}
      />
    </ActivationForm>
  );
}
