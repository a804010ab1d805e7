"use client";

import { useState, useRef } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { Select, type Option } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { accountPlaceFields, type AccountPlaceField, placeNames } from "@/lib/domain/kernel/postal-address";
import { type Errors, readSuppliesOrder, validateSuppliesOrder } from "./supplies-form-data";
import { type Kit, KitFields, sumKits, KitTotal } from "./kit-fields";
import { type Client, ClientFields } from "./client-fields";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { orderSuppliesRoutes } from "@/lib/contract/orders/order-supplies/order-supplies.routes";
import type { Translator } from "@/lib/i18n/translator";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { useSuppliesForm } from "./use-supplies-form";

const { createSuppliesOrder } = orderSuppliesRoutes;

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
          error={errors[`shippingAddress.${name}`]}
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

/**
 * Places the order once, however often it is sent. The key stays after a lost response and after a refusal, which the
 * backend does not store.
 */
function usePlaceSuppliesOrder(t: Translator<"orderSupplies">) {
  const dispatch = useShopDispatch();
  const [orderNumber, setOrderNumber] = useState<string>();
  const [firstKey] = useState(createIdempotencyKey);
  const key = useRef(firstKey);
  const form = useSuppliesForm({
    read: readSuppliesOrder,
    validate: validateSuppliesOrder,
    send: async (body) => {
      const result = await dispatch(callApi(createSuppliesOrder, { body }, { idempotencyKey: key.current }));
      // 422: an order with other input was placed under this key.
      if (result.ok || isStatus(result.error, 422)) key.current = createIdempotencyKey();
      return result;
    },
    onSuccess: ({ number }) => setOrderNumber(number),
    failure: createSuppliesOrder.failure,
    describeErrors: (errors) => errors["items"] && t("chooseOne"),
    describeError: (error) => (isStatus(error, 422) ? t("placedBefore") : undefined),
    onErrors: focusFirstInvalid,
  });
  return { ...form, orderNumber, reset: () => setOrderNumber(undefined) };
}

/** The form is longer than a screen: moves focus and view to the first invalid field. */
function focusFirstInvalid(form: HTMLFormElement, errors: Errors) {
  const isInvalid = ({ name }: HTMLInputElement) =>
    errors[name] !== undefined || (errors["items"] !== undefined && name.startsWith("kit."));
  [...form.querySelectorAll("input")].find(isInvalid)?.focus();
}
