"use client";

import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import { eachField } from "@/lib/domain/each-field";
import { addressFields, type AddressValues, optionalPlaceFields } from "@/lib/domain/kernel/postal-address";
import { addressesRoutes } from "@/lib/contract/kernel/addresses/addresses.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { isDelivered } from "@/components/orders/checkout/checkout-cart";
import { AddressFields } from "./address-fields";
import { addressValues, isBillingSame, practiceAddressValues } from "./form-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useSaveStep } from "./use-save-step";

/** Delivery and billing address; only the latter when nothing is posted, only the practice for orders on account. */
export function AddressesStep(props: StepProps) {
  const t = useTranslator("checkout");
  const { countries, checkout, nextLabel, onBack } = props;
  const { shipping, billing, isPosted, isSame, setSame, needsBilling, saving, saveDraft, choose, submit } =
    useAddresses(props);
  const { isOnAccount } = checkout.options;
  const accountCountry = isOnAccount ? checkout.user?.countryCode : undefined;
  const offered = countries.filter(({ value }) => accountCountry === undefined || value === accountCountry);
  return (
    <StepForm
      nextLabel={nextLabel}
      onBack={onBack}
      pending={saving.isSaving && t("saving")}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onInput={saveDraft}
    >
      <p className="text-quiet">{t(introKey(isPosted, isOnAccount))}</p>
      {checkout.user !== undefined && <SavedAddresses country={accountCountry} onChoose={choose} />}
      {isPosted && (
        <>
          <AddressFields
            countries={offered}
            title={t(isOnAccount ? "address.practice" : "address.delivery")}
            kind="shipping"
            address={shipping}
          />
          {!isOnAccount && (
            <Checkbox
              label={t("address.sameAsDelivery")}
              checked={isSame}
              onChange={(event) => setSame(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      {needsBilling && (
        <AddressFields countries={offered} title={t("address.billing")} kind="billing" address={billing} />
      )}
    </StepForm>
  );
}

function introKey(isPosted: boolean, isOnAccount: boolean) {
  if (isOnAccount) return "address.practiceIntro";
  return isPosted ? "address.intro" : "address.billingIntro";
}

interface SavedAddressesProps {
  /** Only addresses there are offered. */
  readonly country: string | undefined;
  readonly onChoose: (address: AddressValues) => void;
}

/** Select with the user's saved addresses; renders nothing when there are none or they cannot be loaded. */
function SavedAddresses({ country, onChoose }: SavedAddressesProps) {
  const t = useTranslator("checkout.address");
  const language = useLanguage();
  const { data: all = [] } = useQueryCall(addressesRoutes.list);
  const data = all.filter((saved) => country === undefined || saved.country === country);
  if (data.length === 0) return null;
  return (
    <Select
      label={t("saved")}
      hint={t("savedHint")}
      placeholder={t("other")}
      defaultValue=""
      options={data.map((saved) => ({
        value: String(saved.id),
        label: addressLines(saved, language).join(", "),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = data.find(({ id }) => String(id) === value);
        if (!chosen) return;
        onChoose({ ...eachField(addressFields, (name) => chosen[name] ?? ""), country: chosen.country });
      }}
    />
  );
}

function useAddresses({ checkout, onNext }: StepProps) {
  const { draft, cart, user, country } = checkout;
  const sources = { draft: draft.values, cart, user, country };
  const { isOnAccount } = checkout.options;
  const isPosted = isDelivered(cart, isOnAccount);
  const schema = async () =>
    (await import("@/lib/contract/orders/checkout/checkout.forms")).checkoutForms.address;
  const shippingValues = isOnAccount ? practiceAddressValues(sources) : addressValues("shipping", sources);
  const shipping = useStepForm({ schema, values: shippingValues });
  const billing = useStepForm({ schema, values: addressValues("billing", sources) });
  const [isSame, setIsSame] = useState(isBillingSame(sources));
  const saving = useSaveStep();
  const needsBilling = !isPosted || (!isSame && !isOnAccount);

  function saveDraft() {
    if (isPosted) draft.save("shipping", { ...shipping.form.getValues() });
    if (needsBilling) draft.save("billing", { ...billing.form.getValues() });
  }

  function choose(values: AddressValues) {
    (isPosted ? shipping : billing).form.reset(values);
    draft.save(isPosted ? "shipping" : "billing", { ...values });
  }

  async function submit() {
    // Validated from bottom to top, so that the focus ends on the first invalid field.
    const isBillingValid = !needsBilling || (await isValid(billing.form));
    const isShippingValid = !isPosted || (await isValid(shipping.form));
    if (!isShippingValid || !isBillingValid) return;
    const shippingAddress = toBody(shipping.form.getValues());
    const billingAddress = needsBilling ? toBody(billing.form.getValues()) : shippingAddress;
    const change = isOnAccount
      ? { shippingAddress }
      : { billingAddress, ...(isPosted && { shippingAddress }) };
    const { isDone, fields } = await saving.save(change);
    if (isDone) onNext();
    else if (!shipping.showErrors(fields, "shippingAddress.")) billing.showErrors(fields, "billingAddress.");
  }

  function setSame(isChecked: boolean) {
    setIsSame(isChecked);
    draft.save("places", { isBillingSame: isChecked });
  }

  return { shipping, billing, isPosted, isSame, setSame, needsBilling, saving, saveDraft, choose, submit };
}

/** Uses handleSubmit instead of trigger: only after a submit are invalid fields revalidated on input. */
async function isValid({ handleSubmit }: ReturnType<typeof useStepForm<AddressValues, object>>["form"]) {
  let isFormValid = false;
  await handleSubmit(() => {
    isFormValid = true;
  })();
  return isFormValid;
}

/** What is optional and empty is sent as null. */
const toBody = (values: AddressValues) => ({
  ...values,
  ...eachField(optionalPlaceFields, (name) => values[name] || null),
});
