"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import type { Option } from "@/components/ui/select";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { advanceOrdersRoutes } from "@/lib/contract/order-supplies/order-supplies.routes";
import { useShopDispatch } from "@/store/hooks";
import { orderInAdvance } from "@/store/orders";
import { bodyOf, checkAdvance, type Errors, errorsOf, failureWords } from "./supplies-body";
import { type Kit, KitFields, sumOf, Total } from "./kit-fields";
import { PersonFields } from "./person-fields";
import type { SuppliesWords } from "./supplies-words";

interface SuppliesFormProps {
  readonly kits: readonly Kit[];
  readonly countries: readonly Option[];
  readonly country: string;
  readonly agent: { readonly name: string; readonly clinic: string };
  readonly onAccount: string;
  readonly resultsPath: string;
  readonly language: Language;
  readonly words: SuppliesWords;
}

/** Kits for one client. What was typed stays when it is refused. */
export function SuppliesForm({ onAccount, resultsPath, ...form }: SuppliesFormProps) {
  const { words } = form;
  const ordering = useOrdering(words);
  const [sum, setSum] = useState(0);
  if (ordering.placed !== undefined)
    return (
      <div role="status" className={cn(cardLook, "grid gap-4")}>
        <h2>{fill(words.placed, { number: ordering.placed })}</h2>
        <p>{onAccount}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setSum(0);
              ordering.startAnew();
            }}
          >
            {words.another}
          </Button>
          <LinkButton kind="secondary" href={resultsPath}>
            {words.see}
          </LinkButton>
        </div>
      </div>
    );
  const { errors, failure, isSending, submit } = ordering;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={submit}
      onChange={({ currentTarget }) => setSum(sumOf(bodyOf(new FormData(currentTarget)).items, form.kits))}
    >
      <KitFields kits={form.kits} error={errors["items"]} language={form.language} words={words} />
      <PersonFields agent={form.agent} errors={errors} words={words} />
      <DeliveryFields errors={errors} {...form} />
      <div className="grid gap-1">
        <p
          role="status"
          className="flex flex-wrap justify-between gap-4 text-lead font-semibold empty:hidden"
        >
          {sum > 0 && <Total sum={sum} {...form} />}
        </p>
        <p className="text-quiet">{onAccount}</p>
      </div>
      <FormFailure message={failure} />
      <Button type="submit" pending={isSending && words.ordering}>
        {words.order}
      </Button>
    </form>
  );
}

function useOrdering(words: SuppliesWords) {
  const dispatch = useShopDispatch();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [placed, setPlaced] = useState<string>();
  const isBusy = useRef(false);

  async function order(form: HTMLFormElement) {
    const body = bodyOf(new FormData(form));
    const wrong = await checkAdvance(body);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      leadTo(form, wrong);
      return setFailure(wrong["items"] && words.chooseOne);
    }
    const told = await dispatch(orderInAdvance(body));
    if (told.ok) return setPlaced(told.answer.number);
    setErrors(errorsOf(told.error));
    leadTo(form, errorsOf(told.error));
    return setFailure(failureWords(told.error, advanceOrdersRoutes.createAdvanceOrder.failure));
  }

  async function once(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    await order(form);
    isBusy.current = false;
    setIsSending(false);
  }

  return {
    ...{ errors, failure, isSending, placed },
    startAnew: () => setPlaced(undefined),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void once(event.currentTarget);
    },
  };
}

/** The form is longer than a screen: the keyboard, and the view, go to what is wrong first. */
function leadTo(form: HTMLFormElement, errors: Errors) {
  const isWrong = ({ name }: HTMLInputElement) =>
    errors[name] !== undefined || (errors["items"] !== undefined && name.startsWith("kit."));
  [...form.querySelectorAll("input")].find(isWrong)?.focus();
}

type DeliveryProps = Pick<SuppliesFormProps, "countries" | "country" | "words"> & { readonly errors: Errors };

const tokens = {
  address: "street-address",
  city: "address-level2",
  postalCode: "postal-code",
  state: "address-level1",
} as const;

function DeliveryFields({ countries, country, words, errors }: DeliveryProps) {
  return (
    <fieldset className={cn(cardLook, "grid min-w-0 gap-4 wide:grid-cols-2")}>
      <legend className="sr-only">{words.address}</legend>
      <h2 className="wide:col-span-2">{words.address}</h2>
      {(["address", "city", "postalCode", "state"] as const).map((name) => (
        <TextField
          key={name}
          name={`shippingAddress.${name}`}
          label={words[name === "address" ? "street" : name]}
          autoComplete={`shipping ${tokens[name]}`}
          maxLength={name === "postalCode" ? limits.postalCodeLength : limits.shortTextLength}
          {...errorOf(errors, `shippingAddress.${name}`)}
        />
      ))}
      <Select
        name="shippingAddress.country"
        label={words.country}
        options={countries}
        defaultValue={country}
        autoComplete="shipping country"
      />
    </fieldset>
  );
}

const errorOf = (errors: Errors, name: string) => {
  const error = errors[name];
  return error === undefined ? {} : { error };
};
