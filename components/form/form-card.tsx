import { type ReactNode, type SyntheticEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { useMessages } from "#use-messages";
import { Card } from "@/components/ui/card";
import { FormFailure } from "./form-failure";
import type { MutationState } from "./use-mutation-call";

interface FormCardProps {
  readonly title: string;
  readonly intro?: string;
  /** Where the button or the outcome say something of their own. */
  readonly messages?: { readonly save?: string; readonly saving?: string; readonly saved?: string };
  readonly form: MutationState & {
    readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly children: ReactNode;
}

/** A titled form that is saved by itself and displays the outcome. */
export function FormCard({ title, intro, messages: ownMessages, form, children }: FormCardProps) {
  const titleId = useId();
  const messages = { ...useMessages("form"), ...ownMessages };
  return (
    <Card>
      {/* POST even before hydration: a password must never become part of an address. */}
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        className="grid max-w-form gap-4"
        onSubmit={form.submit}
        onChange={form.reset}
      >
        <h2 id={titleId}>{title}</h2>
        {intro && <p className="text-quiet">{intro}</p>}
        {children}
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" pending={form.isSending && messages.saving}>
            {messages.save}
          </Button>
          <p role="status" className="font-medium">
            {form.isDone && messages.saved}
          </p>
        </div>
      </form>
    </Card>
  );
}
