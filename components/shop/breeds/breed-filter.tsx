import type { ChangeEvent, RefObject, SyntheticEvent } from "react";
import { useMessages } from "#use-messages";
import { GetForm } from "@/components/links/get-form";
import { buttonStyles } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { slug } from "@/lib/domain/slug";
import { updateBreedQuery, type BreedQuery } from "./breed-query";

interface BreedFilterProps {
  readonly query: BreedQuery;
  readonly groups: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFocus: () => void;
}

const choiceStyles =
  "flex min-h-10 cursor-pointer items-center rounded-full border border-edge bg-card px-4 text-small font-medium " +
  "has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 " +
  "has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** Filters while typing. Without JavaScript it is a form that searches the whole shop for breeds. */
export function BreedFilter({ query, groups, field, onFocus }: BreedFilterProps) {
  const messages = useMessages("breeds.search");
  const choices = [
    { value: "", label: messages.every },
    ...groups.map((label) => ({ value: slug(label), label })),
  ];
  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    updateBreedQuery({ ...query, search: target.value }, false);
  const preventSubmit = (event: SyntheticEvent) => event.preventDefault();
  return (
    <GetForm
      role="search"
      aria-label={messages.label}
      action={fixedPaths.search}
      method="get"
      onSubmit={preventSubmit}
    >
      <input type="hidden" name="only" value="breeds" />
      <label htmlFor="breed-text" className="font-medium">
        {messages.label}
      </label>
      <div className="mt-1.5 flex max-w-form gap-2">
        <input
          ref={field}
          id="breed-text"
          name="q"
          type="search"
          autoComplete="off"
          placeholder={messages.hint}
          maxLength={limits.searchLength}
          value={query.search}
          className={controlStyles}
          onChange={type}
          onFocus={onFocus}
        />
        <button type="submit" className={cn(buttonStyles("secondary"), "not-scriptless:hidden")}>
          {messages.button}
        </button>
      </div>
      <fieldset className="mt-4 scriptless:hidden">
        <legend className="font-medium">{messages.groups}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {choices.map(({ value, label }) => (
            <label key={value} className={choiceStyles}>
              <input
                type="radio"
                name="group"
                value={value}
                checked={query.group === value}
                className="sr-only"
                onChange={() => updateBreedQuery({ ...query, group: value }, true)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </GetForm>
  );
}
