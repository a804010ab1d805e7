import type { RefObject, SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { PointsWords } from "./pricing-words";

interface PointsFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What there is to use. */
  readonly have: string;
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly words: PointsWords;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onAll: () => void;
}

export function PointsForm({ form, have, problem, isSending, words, onSubmit, onAll }: PointsFormProps) {
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-2">
      <TextField
        name="loyaltyPoints"
        label={words.label}
        hint={have}
        {...(problem !== undefined && { error: problem })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="secondary" pending={isSending && words.applying}>
          {words.apply}
        </Button>
        {!isSending && (
          <Button kind="quiet" onClick={onAll}>
            {words.all}
          </Button>
        )}
      </div>
    </form>
  );
}
