import type { SyntheticEvent } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { dateOrders, sheetFields } from "@/lib/config/animals/spreadsheets";
import type { SheetImport } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.types";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import { speciesNames } from "@/lib/domain/species";

interface ColumnsFormProps {
  readonly found: SheetImport;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  readonly onChange: () => void;
  readonly onSubmit: (settings: SheetSettings) => void;
}

/** What each column is, and how dates and missing species are read. */
export function ColumnsForm(props: ColumnsFormProps) {
  const { found, isSending, failure, onChange, onSubmit } = props;
  const t = useTranslator("spreadsheets.columns");

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onSubmit({
      columns: found.columns.map((_, index) => findOne(sheetFields, values.get(`column-${index}`))),
      hasHeader: values.has("hasHeader"),
      species: findOne(speciesNames, values.get("species")),
      dateOrder: findOne(dateOrders, values.get("dateOrder")) ?? "dmy",
    });
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} onChange={onChange}>
      <div className="grid gap-1">
        <h2>{t("title")}</h2>
        <p className="text-quiet">{t("text")}</p>
      </div>
      <div className="grid gap-4 wide:grid-cols-2 full:grid-cols-3">
        {found.columns.map((column, index) => (
          <ColumnSelect key={index} column={column} index={index} />
        ))}
      </div>
      <Checkbox name="hasHeader" label={t("hasHeader")} defaultChecked={found.hasHeader} />
      <div className="grid gap-4 wide:grid-cols-2">
        <Select
          name="species"
          label={t("species")}
          defaultValue={found.species ?? ""}
          placeholder={t("speciesNone")}
          options={speciesNames.map((value) => ({ value, label: t(value) }))}
        />
        <Select
          name="dateOrder"
          label={t("dateOrder")}
          defaultValue={found.dateOrder}
          options={dateOrders.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <FormFailure message={failure} />
      <div>
        <Button type="submit" kind="secondary" pending={isSending && t("checking")}>
          {t("check")}
        </Button>
      </div>
    </form>
  );
}

interface ColumnSelectProps {
  readonly column: SheetImport["columns"][number];
  readonly index: number;
}

function ColumnSelect({ column, index }: ColumnSelectProps) {
  const fieldsMessages = useMessages("spreadsheets.fields");
  const t = useTranslator("spreadsheets.columns");
  const number = index + 1;
  const { title, samples, field } = column;
  return (
    <Select
      name={`column-${index}`}
      label={title === null ? t("column", { number }) : title || t("untitled", { number })}
      hint={samples.length > 0 ? t("samples", { samples: samples.join(" · ") }) : t("noSamples")}
      defaultValue={field ?? ""}
      placeholder={t("leaveOut")}
      options={sheetFields.map((value) => ({ value, label: fieldsMessages[value] }))}
    />
  );
}

const findOne = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((each) => each === value) ?? null;
