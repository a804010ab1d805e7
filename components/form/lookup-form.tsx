import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { preloadApi } from "@/store/api/call-api";

interface LookupFormProps {
  /** Name of the field, and of the key in the address. */
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly labels: Readonly<Record<"field" | "hint" | "required" | "submit" | "updating", string>>;
  readonly isFetching: boolean;
  readonly onSubmit: (value: string) => void;
}

/** One field whose content is looked up. Without scripts it loads the page with the query. */
export function LookupForm({ name, value, maxLength, labels, isFetching, onSubmit }: LookupFormProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? "";
    setError(typed === "" ? labels.required : undefined);
    if (typed === "") input.current?.focus();
    else onSubmit(typed);
  }

  return (
    <form
      method="get"
      noValidate
      className="grid max-w-form gap-4"
      onFocus={preloadApi}
      onSubmit={submit}
      onChange={() => setError(undefined)}
    >
      <TextField
        // Another address brings another value.
        key={value}
        ref={input}
        name={name}
        defaultValue={value}
        label={labels.field}
        hint={labels.hint}
        error={error}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" pending={isFetching && labels.updating} className="justify-self-start">
        {labels.submit}
      </Button>
    </form>
  );
}
