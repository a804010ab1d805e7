import { type ComponentProps, useId } from "react";
import { useLanguage } from "#use-messages";
import { cn } from "@/components/ui/class-names";
import { fieldAria, FieldNotes } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type SelectField = Omit<ComponentProps<typeof Select>, "label" | "options" | "placeholder" | "hint">;
type Part = "day" | "month" | "year";

export interface DateSelectsProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly labels: Readonly<Record<Part, string>>;
  readonly fields: Readonly<Record<Part, SelectField>>;
  /** The month comes first in the United States only. */
  readonly country: string;
  readonly firstYear: number;
}

/** Day, month and year as selects: phones have their own picker for them. */
export function DateSelects({ legend, hint, labels, fields, country, firstYear }: DateSelectsProps) {
  const id = useId();
  const options = dateOptions(firstYear, useLanguage());
  const order: readonly Part[] = country === "US" ? ["month", "day", "year"] : ["day", "month", "year"];
  const [error] = order.flatMap((part) => fields[part].error ?? []);
  const notes = { hint, error };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div
        className={cn(
          "grid gap-3",
          order[0] === "day" ? "grid-cols-[1fr_1.5fr_1.25fr]" : "grid-cols-[1.5fr_1fr_1.25fr]",
        )}
      >
        {order.map((part) => {
          const { error: ownError, ...field } = fields[part];
          return (
            <Select
              key={part}
              {...field}
              {...fieldAria(id, { label: legend, ...notes, ...(!ownError && { error: "" }) })}
              label={labels[part]}
              placeholder="–"
              options={options[part]}
            />
          );
        })}
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}

function dateOptions(firstYear: number, language: string) {
  const monthName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return {
    day: numbers(1, 31).map(toOption),
    month: numbers(1, 12).map((month) => ({
      value: String(month),
      label: monthName.format(new Date(Date.UTC(2000, month - 1, 1))),
    })),
    // The latest first: most animals that are tested are young.
    year: numbers(firstYear, new Date().getFullYear()).toReversed().map(toOption),
  };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const toOption = (number: number) => ({ value: String(number), label: String(number) });
