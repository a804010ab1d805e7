import type { RefObject, SyntheticEvent } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";

interface PointsFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Says how many points the user has. */
  readonly hint: string;
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onAll: () => void;
}

export function PointsForm({ form, hint, error, isSending, onSubmit, onAll }: PointsFormProps) {
  const t = useTranslator("cart.points");
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-2">
      <TextField
        name="loyaltyPoints"
        label={t("label")}
        hint={hint}
        {...(error !== undefined && { error })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="secondary" pending={isSending && t("applying")}>
          {t("apply")}
        </Button>
        {!isSending && (
          <Button kind="quiet" onClick={onAll}>
            {t("all")}
          </Button>
        )}
      </div>
    </form>
  );
}
