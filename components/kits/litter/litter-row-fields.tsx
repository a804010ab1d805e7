import { type ChangeEvent, useId } from "react";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { sexes } from "@/lib/config/animals";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";
import type { UsedKitFacts } from "@/store/api/kits/used-kit";
import type { LitterRow, RowField } from "./litter-draft";
import type { LitterSectionProps } from "./litter-props";

interface LitterRowProps extends Pick<LitterSectionProps, "litter" | "t" | "activationT"> {
  readonly row: LitterRow;
  readonly at: number;
  readonly onRemove: () => void;
}

/** Columns of the table on wide screens: number, the fields, and the button at the end. */
export const rowGridStyles =
  "full:grid full:grid-cols-[1.5rem_1.2fr_1fr_7.5rem_1.1fr_1.1fr_1fr_6rem] full:items-start full:gap-3";

/** A card on narrow screens; on wide ones a row, whose labels are the column headings. */
const rowStyles =
  "grid grid-cols-2 items-start gap-4 rounded-box border border-line bg-card p-4 full:rounded-none full:border-0 full:border-t " +
  "full:bg-transparent full:px-0 full:py-3 full:[&_label]:sr-only full:[&_.grid]:gap-0.5";

/** The facts about one animal of the litter. */
export function LitterRowFields({ row, at, litter, t, activationT, onRemove }: LitterRowProps) {
  const number = at + 1;
  const heading = useId();
  const field = (name: RowField) => {
    const error = litter.errors[`rows.${at}.${name}`];
    return {
      name: `rows.${at}.${name}`,
      value: row[name],
      autoComplete: "off",
      ...(error !== undefined && { error }),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        litter.changeRow(at, name, currentTarget.value),
    };
  };
  const text = { maxLength: limits.shortTextLength };
  return (
    <li aria-labelledby={heading} className={cn(rowStyles, rowGridStyles)}>
      <h3 id={heading} className="col-span-2 text-body font-semibold full:col-span-1 full:pt-2.5">
        <span className="full:sr-only">{t("rows.row", { number })}</span>
        <span aria-hidden="true" className="max-full:hidden">
          {number}
        </span>
      </h3>
      <TubeField row={row} litter={litter} t={t} activationT={activationT} field={field("barcode")} />
      <TextField {...field("petName")} {...text} label={t("rows.petName")} />
      <Select
        {...field("gender")}
        label={t("rows.gender")}
        placeholder={t("rows.choose")}
        options={sexes.map((value) => ({ value, label: activationT(`pet.sexes.${value}`) }))}
      />
      <div className="col-span-2 full:col-span-1">
        <TextField {...field("chipNumber")} {...text} label={t("rows.chipNumber")} />
      </div>
      <TextField {...field("registrationName")} {...text} label={t("rows.registrationName")} />
      <TextField {...field("registrationNumber")} {...text} label={t("rows.registrationNumber")} />
      <Button
        kind="quiet"
        className="col-span-2 -ml-5 justify-self-start full:col-span-1 full:ml-0"
        aria-label={t("rows.removeNamed", { number })}
        onClick={onRemove}
      >
        {t("rows.remove")}
      </Button>
    </li>
  );
}

interface TubeFieldProps extends Pick<LitterRowProps, "row" | "litter" | "t" | "activationT"> {
  readonly field: Omit<Parameters<typeof TextField>[0], "label">;
}

/** The barcode, checked when it is left, with the test of the kit or what is wrong with it. */
function TubeField({ row, litter: { tubes }, t, activationT, field }: TubeFieldProps) {
  const check = tubes.checkOf(row.barcode);
  const checkErrors = {
    ready: undefined,
    wrong: check?.state === "wrong" ? check.message : undefined,
    used: t("rows.used"),
  };
  const error = field.error ?? (check && checkErrors[check.state]);
  return (
    <div className="col-span-2 grid gap-1 full:col-span-1">
      <TextField
        {...field}
        {...(error !== undefined && { error })}
        label={t("rows.barcode")}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.barcodeLength + 1}
        onBlur={() => void tubes.check([row.barcode])}
      />
      {check?.state === "ready" && (
        <p className="text-small text-quiet">{check.kit.product?.name ?? t("rows.blank")}</p>
      )}
      {check?.state === "used" && (
        <UsedTubeLink barcode={row.barcode} activation={check.activation} t={t} activationT={activationT} />
      )}
    </div>
  );
}

interface UsedTubeLinkProps extends UsedKitFacts, Pick<LitterRowProps, "t" | "activationT"> {
  readonly barcode: string;
}

/** To the activation, if the user may read it, else to where a wrong one is reported. */
function UsedTubeLink({ barcode, activation, t, activationT }: UsedTubeLinkProps) {
  const href = activation === undefined ? paths.activateKit(barcode) : activatedPath(activation);
  return (
    <a href={href} className="inline-flex min-h-8 items-center text-small">
      {activation === undefined ? t("rows.usedLink") : activationT("used.open")}
    </a>
  );
}
