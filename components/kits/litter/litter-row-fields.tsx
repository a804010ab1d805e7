import { type ChangeEvent, useId } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { paths } from "@/lib/navigation/paths";
import type { UsedKitFacts } from "@/store/api/kits/used-kit";
import type { LitterRow, RowField } from "./litter-draft";
import type { LitterSectionProps } from "./litter-props";

interface LitterRowProps extends Pick<LitterSectionProps, "litter"> {
  readonly row: LitterRow;
  readonly at: number;
  readonly onRemove: () => void;
}

/** Columns of the table on wide screens: number, the fields, and the button at the end. */
export const rowGridStyles =
  "full:grid full:grid-cols-[1.5rem_11.5rem_minmax(0,1.1fr)_7rem_repeat(3,minmax(0,1fr))_7rem] full:items-start full:gap-3";

/** A card on narrow screens; on wide ones a row, whose labels are the column headings. */
const rowStyles =
  "grid grid-cols-2 items-start gap-4 rounded-box border border-line bg-card p-4 full:rounded-none full:border-0 full:border-t " +
  "full:bg-transparent full:px-0 full:py-3 full:[&_label]:sr-only full:[&_.grid]:gap-0.5";

/** The facts about one animal of the litter. */
export function LitterRowFields({ row, at, litter, onRemove }: LitterRowProps) {
  const t = useTranslator("litter.rows");
  const activationT = useTranslator("activation.pet");
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
        <span className="full:sr-only">{t("row", { number })}</span>
        <span aria-hidden="true" className="max-full:hidden">
          {number}
        </span>
      </h3>
      <TubeField row={row} litter={litter} field={field("barcode")} />
      <TextField {...field("petName")} {...text} label={t("petName")} />
      <Select
        {...field("gender")}
        label={t("gender")}
        placeholder={t("choose")}
        options={sexes.map((value) => ({ value, label: activationT(`sexes.${value}`) }))}
      />
      {petIdentifierNames.map((name) => (
        <TextField key={name} {...field(name)} {...text} label={activationT(name)} />
      ))}
      <Button
        kind="quiet"
        className="col-span-2 -ml-5 justify-self-start full:col-span-1 full:ml-0"
        aria-label={t("removeNamed", { number })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </li>
  );
}

interface TubeFieldProps extends Pick<LitterRowProps, "row" | "litter"> {
  readonly field: Omit<Parameters<typeof TextField>[0], "label">;
}

/** The barcode, checked when it is left, with the test of the kit or what is wrong with it. */
function TubeField({ row, litter: { tubes }, field }: TubeFieldProps) {
  const t = useTranslator("litter.rows");
  const check = tubes.checkOf(row.barcode);
  const checkErrors = {
    ready: undefined,
    wrong: check?.state === "wrong" ? check.message : undefined,
    used: t("used"),
  };
  const error = field.error ?? (check && checkErrors[check.state]);
  return (
    <div className="col-span-2 grid gap-1 full:col-span-1">
      <TextField
        {...field}
        error={error}
        label={t("barcode")}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.barcodeLength + 1}
        onBlur={() => void tubes.check([row.barcode])}
      />
      {check?.state === "ready" && (
        <p className="text-small text-quiet">{check.kit.product?.name ?? t("blank")}</p>
      )}
      {check?.state === "used" && <UsedTubeLink barcode={row.barcode} activation={check.activation} />}
    </div>
  );
}

interface UsedTubeLinkProps extends UsedKitFacts {
  readonly barcode: string;
}

/** To the activation, if the user may read it, else to where a wrong one is reported. */
function UsedTubeLink({ barcode, activation }: UsedTubeLinkProps) {
  const t = useTranslator("litter.rows");
  const activationT = useTranslator("activation.used");
  const href = activation === undefined ? paths.activateKit(barcode) : activatedPath(activation);
  return (
    <Link href={href} className="inline-flex min-h-8 items-center text-small">
      {activation === undefined ? t("usedLink") : activationT("open")}
    </Link>
  );
}
