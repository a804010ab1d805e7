import type { ChangeEvent, RefObject, SyntheticEvent } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { cn } from "@/components/ui/class-names";
import { controlLook } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { slug } from "@/lib/domain/slug";
import { askForBreeds, type AskedBreeds } from "./asked-breeds";

interface BreedFilterProps {
  readonly asked: AskedBreeds;
  readonly groups: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly words: Readonly<Record<"label" | "hint" | "button" | "groups" | "every", string>>;
  readonly onReach: () => void;
}

const choiceLook =
  "flex min-h-10 cursor-pointer items-center rounded-full border border-edge bg-card px-4 text-small font-medium " +
  "has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 " +
  "has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** Filters at once; without a script it is a form that asks the search of the whole shop for breeds. */
export function BreedFilter({ asked, groups, field, words, onReach }: BreedFilterProps) {
  const choices = [
    { value: "", label: words.every },
    ...groups.map((label) => ({ value: slug(label), label })),
  ];
  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    askForBreeds({ ...asked, search: target.value }, false);
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <form role="search" aria-label={words.label} action={fixedPaths.search} method="get" onSubmit={stay}>
      <input type="hidden" name="only" value="breeds" />
      <label htmlFor="breed-text" className="font-medium">
        {words.label}
      </label>
      <div className="mt-1.5 flex max-w-form gap-2">
        <input
          ref={field}
          id="breed-text"
          name="q"
          type="search"
          autoComplete="off"
          placeholder={words.hint}
          maxLength={limits.searchLength}
          value={asked.search}
          className={controlLook}
          onChange={type}
          onFocus={onReach}
        />
        <button type="submit" className={cn(buttonLook("secondary"), "not-scriptless:hidden")}>
          {words.button}
        </button>
      </div>
      <fieldset className="mt-4 scriptless:hidden">
        <legend className="font-medium">{words.groups}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {choices.map(({ value, label }) => (
            <label key={value} className={choiceLook}>
              <input
                type="radio"
                name="group"
                value={value}
                checked={asked.group === value}
                className="sr-only"
                onChange={() => askForBreeds({ ...asked, group: value }, true)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
