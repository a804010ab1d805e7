"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { FormFailure } from "@/components/account/form-failure";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import type { Option } from "@/components/ui/select";
import { limits } from "@/lib/config/limits";
import { advanceOrdersRoutes } from "@/lib/contract/advance-orders.routes";
import { useShopDispatch } from "@/store/hooks";
import { orderInAdvance } from "@/store/orders";
import { bodyOf, checkAdvance, type Errors, errorsOf, failureWords } from "./supplies-body";
import { PersonFields } from "./person-fields";
import type { SuppliesWords } from "./supplies-words";

export interface Kit {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  /** With its currency. */
  readonly price: string;
}

interface SuppliesFormProps {
  readonly kits: readonly Kit[];
  readonly countries: readonly Option[];
  readonly country: string;
  readonly agent: { readonly name: string; readonly clinic: string };
  readonly onAccount: string;
  readonly resultsPath: string;
  readonly words: SuppliesWords;
}

/** Kits for one client. What was typed stays when it is refused. */
export function SuppliesForm({ onAccount, resultsPath, ...form }: SuppliesFormProps) {
  const { words } = form;
  const ordering = useOrdering(words);
  if (ordering.placed !== undefined)
    return (
      <div role="status" className={cn(cardLook, "grid gap-4")}>
        <h2>{fill(words.placed, { number: ordering.placed })}</h2>
        <p>{onAccount}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={ordering.startAnew}>{words.another}</Button>
          <LinkButton kind="secondary" href={resultsPath}>
            {words.see}
          </LinkButton>
        </div>
      </div>
    );
  const { errors, failure, isSending, submit } = ordering;
  return (
    <form method="post" noValidate className="grid gap-6" onSubmit={submit}>
      <KitFields kits={form.kits} error={errors["items"]} words={words} />
      <PersonFields agent={form.agent} errors={errors} words={words} />
      <DeliveryFields errors={errors} {...form} />
      <p className="text-quiet">{onAccount}</p>
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
    if (Object.keys(wrong).length > 0) return setFailure(wrong["items"] && words.chooseOne);
    const told = await dispatch(orderInAdvance(body));
    if (told.ok) return setPlaced(told.answer.number);
    setErrors(errorsOf(told.error));
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

type DeliveryProps = Pick<SuppliesFormProps, "countries" | "country" | "words"> & { readonly errors: Errors };

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
          maxLength={name === "postalCode" ? limits.postalCodeLength : limits.shortTextLength}
          {...errorOf(errors, `shippingAddress.${name}`)}
        />
      ))}
      <Select
        name="shippingAddress.country"
        label={words.country}
        options={countries}
        defaultValue={country}
      />
    </fieldset>
  );
}

const errorOf = (errors: Errors, name: string) => {
  const error = errors[name];
  return error === undefined ? {} : { error };
};

interface KitFieldsProps {
  readonly kits: readonly Kit[];
  readonly error: string | undefined;
  readonly words: SuppliesWords;
}

function KitFields({ kits, error, words }: KitFieldsProps) {
  return (
    <fieldset className={cn(cardLook, "grid min-w-0 gap-4", error && "border-affected")}>
      <legend className="sr-only">{words.kits}</legend>
      <h2>{words.kits}</h2>
      {kits.map(({ id, name, summary, price }) => (
        <div key={id} className="grid grid-cols-[1fr_5rem] items-start gap-4 border-t border-line pt-4">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-small text-quiet">{summary}</p>
            <p className="font-medium tabular-nums">{price}</p>
          </div>
          <input
            name={`kit.${id}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.quantityMax}
            defaultValue={0}
            aria-label={fill(words.quantity, { name })}
            className="min-h-11 w-full rounded-box border border-edge bg-card px-3 text-right tabular-nums"
          />
        </div>
      ))}
    </fieldset>
  );
}
