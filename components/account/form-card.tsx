import { type ReactNode, type SyntheticEvent, useId } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { SendingWords } from "@/components/form/failure-words";
import type { Sending } from "@/components/form/use-sending";

interface FormCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly words: SendingWords;
  readonly saving: Sending;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A part of the profile that is saved by itself, and says how that went. */
export function FormCard({ title, intro, words, saving, onSubmit, children }: FormCardProps) {
  const titleId = useId();
  return (
    <Card>
      {/* A post even before the script has loaded: a password must never stand in an address. */}
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        className="grid max-w-form gap-4"
        onSubmit={onSubmit}
        onChange={saving.forget}
      >
        <h2 id={titleId}>{title}</h2>
        {intro && <p className="text-quiet">{intro}</p>}
        {children}
        <FormFailure message={saving.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" pending={saving.isSending && words.saving}>
            {words.save}
          </Button>
          <p role="status" className="font-medium">
            {saving.isDone && words.saved}
          </p>
        </div>
      </form>
    </Card>
  );
}
