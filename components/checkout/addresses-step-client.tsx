"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { checkoutForms } from "@/lib/contract/checkout/checkout.forms";
import { AddressFields } from "./address-fields";
import { type AddressValues, addressOf, isBillingSame } from "./checkout-values";
import { SavedAddresses } from "./saved-addresses-client";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useStepSaving } from "./use-step-saving";

/** Where it goes, and who the invoice is for. Where nothing is posted only the latter is asked. */
export function AddressesStep(props: StepProps) {
  const { words, countries, checkout, nextLabel, onBack } = props;
  const texts = words.address;
  const { shipping, billing, isPosted, isSame, setSame, asksBilling, saving, keep, choose, submit } =
    useAddresses(props);
  const fields = { countries, words: texts };
  return (
    <StepForm
      {...{ words, nextLabel, onBack }}
      pending={saving.isSaving && words.saving}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onTyped={keep}
    >
      <p className="text-quiet">{isPosted ? texts.intro : texts.billingIntro}</p>
      {checkout.person !== undefined && <SavedAddresses words={texts} onChoose={choose} />}
      {isPosted && (
        <>
          <AddressFields {...fields} title={texts.delivery} kind="shipping" address={shipping} />
          <Checkbox
            label={texts.sameAsDelivery}
            checked={isSame}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
        </>
      )}
      {asksBilling && <AddressFields {...fields} title={texts.billing} kind="billing" address={billing} />}
    </StepForm>
  );
}

function useAddresses({ checkout, sendingWords, onNext }: StepProps) {
  const { draft, cart, person, country } = checkout;
  const known = { draft: draft.values, cart, person, country };
  const isPosted = cart.allShippingMethods.length > 0;
  const schema = checkoutForms.address;
  const shipping = useStepForm({ schema, values: addressOf("shipping", known) });
  const billing = useStepForm({ schema, values: addressOf("billing", known) });
  const [isSame, setIsSame] = useState(isBillingSame(known));
  const saving = useStepSaving(sendingWords);
  const asksBilling = !isPosted || !isSame;

  function keep() {
    if (isPosted) draft.save("shipping", { ...shipping.form.getValues() });
    if (asksBilling) draft.save("billing", { ...billing.form.getValues() });
  }

  function choose(values: AddressValues) {
    (isPosted ? shipping : billing).form.reset(values);
    draft.save(isPosted ? "shipping" : "billing", { ...values });
  }

  async function submit() {
    // The upper one last: where both are wrong, the keyboard goes to its first field.
    const isBillingRight = !asksBilling || (await isRight(billing.form));
    const isShippingRight = !isPosted || (await isRight(shipping.form));
    if (!isShippingRight || !isBillingRight) return;
    const delivered = bodyOf(shipping.form.getValues());
    const billingAddress = asksBilling ? bodyOf(billing.form.getValues()) : delivered;
    const change = { billingAddress, ...(isPosted && { shippingAddress: delivered }) };
    const { isDone, fields } = await saving.save(change);
    if (isDone) onNext();
    else if (!shipping.refuse(fields, "shippingAddress.")) billing.refuse(fields, "billingAddress.");
  }

  function setSame(isTicked: boolean) {
    setIsSame(isTicked);
    draft.save("places", { isBillingSame: isTicked });
  }

  return { shipping, billing, isPosted, isSame, setSame, asksBilling, saving, keep, choose, submit };
}

/** Sent, not just checked: only then a field that was wrong is looked at again while somebody types. */
async function isRight({ handleSubmit }: ReturnType<typeof useStepForm<AddressValues, object>>["form"]) {
  let isSent = false;
  await handleSubmit(() => {
    isSent = true;
  })();
  return isSent;
}

/** Checked by then. A state stays only where the country has them. */
function bodyOf({ state, ...values }: AddressValues) {
  return { ...values, state: state || null };
}
