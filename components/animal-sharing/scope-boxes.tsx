import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldNotes } from "@/components/ui/field";
import { type AccessScope, accessScopes } from "@/lib/config/animal-access";
import type { Messages } from "@/lib/i18n/message-types";

interface ScopeBoxesProps {
  readonly chosen: readonly AccessScope[];
  readonly onChange: (chosen: readonly AccessScope[]) => void;
  readonly messages: Messages["animalSharing"];
  readonly error?: string;
}

/** What of an animal is shared. */
export function ScopeBoxes({ chosen, onChange, messages, error }: ScopeBoxesProps) {
  const id = useId();
  const toggle = (scope: AccessScope, isChosen: boolean) =>
    onChange(accessScopes.filter((one) => (one === scope ? isChosen : chosen.includes(one))));
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium">{messages.form.scopes}</legend>
      {accessScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={messages.scopes[scope]}
          hint={messages.scopeHints[scope]}
          checked={chosen.includes(scope)}
          onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
        />
      ))}
      <FieldNotes id={id} {...(error && { error })} />
    </fieldset>
  );
}
