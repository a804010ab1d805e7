"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import type { Option } from "@/components/ui/select";
import { accountPlaceFields, type AccountPlaceField, placeNames } from "@/lib/domain/kernel/postal-address";
import { type Errors, readSuppliesOrder } from "./supplies-form-data";
import { usePlaceSuppliesOrder } from "./use-place-supplies-order";
import { type Kit, KitFields, sumKits, KitTotal } from "./kit-fields";
import { type Client, ClientFields } from "./client-fields";

interface SuppliesFormProps {
  readonly kits: readonly Kit[];
  readonly countries: readonly Option[];
  readonly country: string;
  readonly agent: { readonly name: string; readonly clinic: string };
  /** Set for agents who order kits to stock: they are their own client. */
  readonly stock?: { readonly client: Client; readonly address: DeliveryAddress };
  readonly onAccount: string;
  readonly resultsPath: string;
}

/** As stored on the account. */
type DeliveryAddress = Readonly<Record<AccountPlaceField, string>>;

/** Order form for kits on behalf of one client. Keeps the input when the order is refused. */
export function SuppliesForm({ onAccount, resultsPath, ...form }: SuppliesFormProps) {
  const t = useTranslator("orderSupplies");
  const ordering = usePlaceSuppliesOrder(t);
  const [sum, setSum] = useState(0);
  if (ordering.orderNumber !== undefined)
    return (
      <div role="status" className={cn(cardStyles, "grid gap-4")}>
        <h2>{t("placed", { number: ordering.orderNumber })}</h2>
        <p>{onAccount}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setSum(0);
              ordering.reset();
            }}
          >
            {t(form.stock ? "orderMore" : "another")}
          </Button>
          <LinkButton kind="secondary" href={resultsPath}>
            {t("see")}
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
      onChange={({ currentTarget }) =>
        setSum(sumKits(readSuppliesOrder(new FormData(currentTarget)).items, form.kits))
      }
    >
      <KitFields kits={form.kits} error={errors["items"]} />
      <ClientFields agent={form.agent} stockClient={form.stock?.client} errors={errors} />
      <DeliveryFields errors={errors} {...form} />
      <div className="grid gap-1">
        <p
          role="status"
          className="flex flex-wrap justify-between gap-4 text-lead font-semibold empty:hidden"
        >
          {sum > 0 && <KitTotal sum={sum} {...form} />}
        </p>
        <p className="text-quiet">{onAccount}</p>
      </div>
      <FormFailure message={failure} />
      <Button type="submit" pending={isSending && t("ordering")}>
        {t("order")}
      </Button>
    </form>
  );
}

type DeliveryProps = Pick<SuppliesFormProps, "countries" | "country" | "stock"> & {
  readonly errors: Errors;
};

function DeliveryFields({ countries, country, stock, errors }: DeliveryProps) {
  const t = useTranslator("orderSupplies");
  return (
    <fieldset className={cn(cardStyles, "grid min-w-0 gap-4 wide:grid-cols-2")}>
      <legend className="sr-only">{t("address")}</legend>
      <h2 className="wide:col-span-2">{t("address")}</h2>
      {([...placeNames, "state"] as const).map((name) => (
        <TextField
          key={name}
          name={`shippingAddress.${name}`}
          label={t(name === "address" ? "street" : name)}
          autoComplete={`shipping ${accountPlaceFields[name].autoComplete}`}
          defaultValue={stock?.address[name]}
          maxLength={accountPlaceFields[name].maxLength}
          {...errorProps(errors, `shippingAddress.${name}`)}
        />
      ))}
      <Select
        name="shippingAddress.country"
        label={t("country")}
        options={countries}
        defaultValue={country}
        autoComplete="shipping country"
      />
    </fieldset>
  );
}

const errorProps = (errors: Errors, name: string) => {
  const error = errors[name];
  return error === undefined ? {} : { error };
};
