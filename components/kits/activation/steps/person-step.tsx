import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { saveAboutMe } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation-changes";
import { toStepBody } from "@/components/kits/activation/activation-body";
import { useSavedInput } from "@/components/kits/public/use-saved-input";
import { PersonFields } from "./person-fields";
import { personValues } from "./person-values";
import type { StepProps } from "./step-props";

/** The owner, prefilled from the account. */
export function PersonStep(props: StepProps) {
  const t = useTranslator("activation");
  const { activation, countries, termsPaths } = props;
  const dispatch = useShopDispatch();
  const form = usePersonForm(props);
  const { field, hook } = form;
  const country = useWatch({ control: hook.control, name: "country" });
  useSavedInput(hook, (person) => dispatch(recordChanged({ person })));
  return (
    <StepForm
      pending={form.isSending && t("saving")}
      failure={form.failure}
      nextLabel={t("continue")}
      backLabel={t("back")}
      onBack={activation.back}
      onSubmit={form.submit}
    >
      <p className="text-quiet">{t("person.intro")}</p>
      <PersonFields
        field={field}
        country={country}
        countries={countries}
        termsPaths={termsPaths}
        // The state belongs to the previous country.
        onCountry={() => hook.setValue("state", "")}
      />
    </StepForm>
  );
}

function usePersonForm({ activation }: StepProps) {
  const { record, user, email, country } = activation;
  return useCallForm({
    route: activationRoutes.aboutMe,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.person,
    defaults: personValues({ stored: record.person, user, email, country }),
    toBody: toStepBody,
    send: saveAboutMe,
    onSuccess: activation.next,
  });
}
