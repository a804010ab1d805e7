"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { checkoutForms } from "@/lib/contract/checkout.forms";
import { AddressFields } from "./address-fields";
import { type AddressValues, addressOf, isBillingSame } from "./checkout-values";
import { SavedAddresses } from "./saved-addresses-client";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useStepSaving } from "./use-step-saving";

/** Where it goes, and who the invoice is for. Where nothing is posted only the latter is asked. */
export function AddressesStep({ checkout, words, sendingWords, countries, onNext, ...rest }: StepProps) {
  const { draft, cart, person, country } = checkout;
  const known = { draft: draft.values, cart, person, country };
  const isPosted = cart.allShippingMethods.length > 0;
  const texts = words.address;
  const schema = checkoutForms.address;
  const shipping = useStepForm({ schema, values: addressOf("shipping", known) });
  const billing = useStepForm({ schema, values: addressOf("billing", known) });
  const [isSame, setSame] = useState(isBillingSame(known));
  const saving = useStepSaving(sendingWords);
  const asksBilling = !isPosted || !isSame;

  function keep() {
    if (isPosted) draft.save("shipping", { ...shipping.form.getValues() });
    if (asksBilling) draft.save("billing", { ...billing.form.getValues() });
  }

  async function submit() {
    const isShippingRight = !isPosted || (await shipping.form.trigger(undefined, { shouldFocus: true }));
    const isBillingRight =
      !asksBilling || (await billing.form.trigger(undefined, { shouldFocus: isShippingRight }));
    if (!isShippingRight || !isBillingRight) return;
    const delivered = bodyOf(shipping.form.getValues());
    const billed = asksBilling ? bodyOf(billing.form.getValues()) : delivered;
    const { isDone, fields } = await saving.save({
      billingAddress: billed,
      ...(isPosted && { shippingAddress: delivered }),
    });
    if (isDone) onNext();
    else if (!shipping.refuse(fields, "shippingAddress.")) billing.refuse(fields, "billingAddress.");
  }

  return (
    <StepForm
      {...rest}
      words={words}
      pending={saving.isSaving && words.saving}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onTyped={keep}
    >
      <p className="text-quiet">{isPosted ? texts.intro : texts.billingIntro}</p>
      {person !== undefined && (
        <SavedAddresses
          words={texts}
          onChoose={(values) => {
            const { form } = isPosted ? shipping : billing;
            form.reset(values);
            draft.save(isPosted ? "shipping" : "billing", { ...values });
          }}
        />
      )}
      {isPosted && (
        <AddressFields
          {...{ countries, words: texts }}
          title={texts.delivery}
          kind="shipping"
          address={shipping}
        />
      )}
      {isPosted && (
        <Checkbox
          label={texts.sameAsDelivery}
          checked={isSame}
          onChange={({ currentTarget: { checked } }) => {
            setSame(checked);
            draft.save("places", { isBillingSame: checked });
          }}
        />
      )}
      {asksBilling && (
        <AddressFields
          {...{ countries, words: texts }}
          title={texts.billing}
          kind="billing"
          address={billing}
        />
      )}
    </StepForm>
  );
}

/** Checked by then. A state stays only where the country has them. */
function bodyOf({ state, ...values }: AddressValues) {
  return { ...values, state: state || null };
}
