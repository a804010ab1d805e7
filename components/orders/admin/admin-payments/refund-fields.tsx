"use client";

import { type ComponentProps, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { normaliseAmount } from "@/lib/domain/orders/typed-amount";
import { pageLanguage } from "@/lib/i18n/page-language";

export interface Refundable {
  /** All that is left, on the wire; "0.00" for an order that points or a coupon paid alone. */
  readonly amount: string;
  readonly currency: { readonly code: string };
  /** Units not yet refunded; none where only an amount can be chosen. */
  readonly units: readonly RefundableUnits[];
  /** An administrator sends the money from our bank account. */
  readonly isTransfer?: boolean;
}

interface RefundableUnits {
  readonly lineId: number;
  readonly name: string;
  readonly quantity: number;
  readonly amount: string;
}

const priceOf = ({ amount, quantity }: RefundableUnits, count: number): number =>
  Math.round((toMinorUnits(amount) * count) / quantity);

/** Units can cost more than is left, when part of the money was refunded as an amount. */
function countRefundable(units: RefundableUnits, left: number): number {
  let count = units.quantity;
  while (count > 0 && priceOf(units, count) > left) count -= 1;
  return count;
}

type Mode = "full" | "units" | "amount";

/** What the administrator has chosen, as the body of the call and as an amount for the button. */
export function useRefundChoice({ amount, units }: Refundable) {
  const [mode, setMode] = useState<Mode>("full");
  const [typed, setTyped] = useState("");
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const chosen = units
    .map(({ lineId }) => ({ lineId, quantity: quantities[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const chosenPriceOf = (unit: RefundableUnits) => priceOf(unit, quantities[unit.lineId] ?? 0);
  const ofUnits = units.reduce((sum, unit) => sum + chosenPriceOf(unit), 0);
  const amounts = { full: amount, units: toWireAmount(ofUnits), amount: normaliseAmount(typed) };
  return {
    mode,
    setMode,
    setTyped,
    setQuantity: (lineId: number, quantity: number) =>
      setQuantities((before) => ({ ...before, [lineId]: quantity })),
    /** How many of these can be refunded with the money that the other choices leave. */
    limitOf: (unit: RefundableUnits) => {
      const left = toMinorUnits(amount) - ofUnits + chosenPriceOf(unit);
      return { count: countRefundable(unit, left), left: toWireAmount(left) };
    },
    /** Undefined while nothing valid is chosen. */
    amount: /^\d+\.\d{2}$/.test(amounts[mode]) && amounts[mode] !== "0.00" ? amounts[mode] : undefined,
    toBody: ({ reason, reference }: FieldValues): FieldValues => ({
      reason: typeof reason === "string" ? reason : "",
      ...(typeof reference === "string" && reference !== "" && { reference }),
      ...(mode === "amount" && { amount: normaliseAmount(typed) }),
      ...(mode === "units" && { units: chosen }),
    }),
  };
}

type FieldProps = Omit<ComponentProps<"input">, "id" | "className"> & { readonly error?: string };

interface RefundFieldsProps {
  readonly refundable: Refundable;
  readonly choice: ReturnType<typeof useRefundChoice>;
  readonly amountError: string | undefined;
  readonly unitsError: string | undefined;
  readonly reference?: Omit<ComponentProps<typeof TextField>, "label">;
  readonly reason: Omit<ComponentProps<typeof TextArea>, "label">;
  readonly failure: string | undefined;
  readonly isSending: boolean;
}

/** "Full" or "Part" first; the button names the amount. */
export function RefundFields({
  refundable,
  choice,
  reference,
  reason,
  failure,
  isSending,
  ...props
}: RefundFieldsProps) {
  const { amountError, unitsError } = props;
  const t = useTranslator("adminOrders.refund");
  const format = (amount: string) => formatMoney({ amount, currency: refundable.currency }, pageLanguage());
  const modes = [
    { value: "full", label: t("full", { amount: format(refundable.amount) }) },
    ...(refundable.units.length > 0 ? [{ value: "units", label: t("units") }] : []),
    { value: "amount", label: t("part") },
  ];
  return (
    <>
      {refundable.amount !== "0.00" && (
        <RadioGroup
          name="mode"
          label={t("how")}
          options={modes}
          defaultValue="full"
          onChoose={(value) => choice.setMode(value === "units" || value === "amount" ? value : "full")}
        />
      )}
      {choice.mode === "units" && (
        <UnitFields refundable={refundable} choice={choice} format={format} error={unitsError} />
      )}
      {choice.mode === "amount" && (
        <TextField
          name="amount"
          label={t("amount")}
          hint={t("amountHint", { amount: format(refundable.amount) })}
          inputMode="decimal"
          autoComplete="off"
          required
          onChange={({ currentTarget }) => choice.setTyped(currentTarget.value)}
          error={amountError}
        />
      )}
      {refundable.isTransfer && reference && (
        <TextField
          {...reference}
          label={t("reference")}
          autoComplete="off"
          required
          maxLength={limits.shortTextLength}
        />
      )}
      <TextArea {...reason} label={t("reason")} required maxLength={limits.noteLength} />
      <FormFailure message={failure} />
      <Button type="submit" kind="danger" pending={isSending && t("sending")}>
        {choice.amount === undefined ? t("open") : t("submit", { amount: format(choice.amount) })}
      </Button>
    </>
  );
}

interface UnitFieldsProps extends Pick<RefundFieldsProps, "refundable" | "choice"> {
  readonly format: (amount: string) => string;
  readonly error: string | undefined;
}

function UnitFields({ refundable, choice, format, error }: UnitFieldsProps) {
  const t = useTranslator("adminOrders.refund");
  return (
    <div className="grid gap-3">
      {refundable.units.map((unit) => {
        const { lineId, name, quantity } = unit;
        const { count, left } = choice.limitOf(unit);
        const field: FieldProps = { type: "number", min: 0, max: count, defaultValue: 0 };
        const hint = t("unitsHint", { count: quantity, amount: format(unit.amount) });
        const limit = count < quantity && t("unitsLimit", { count, amount: format(left) });
        return (
          <TextField
            key={lineId}
            {...field}
            label={name}
            hint={[hint, limit].filter(Boolean).join(" ")}
            disabled={count === 0}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              choice.setQuantity(lineId, Math.min(count, Math.max(0, Math.trunc(valueAsNumber) || 0)))
            }
          />
        );
      })}
      <FormFailure message={error} />
    </div>
  );
}
