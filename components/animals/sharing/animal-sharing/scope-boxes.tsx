import { useId } from "react";
import { useMessages } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldNotes } from "@/components/ui/field";
import {
  type AccessScope,
  accessScopes,
  type GranteeKind,
  toGrantedScopes,
} from "@/lib/config/animals/animal-access";

interface ScopeBoxesProps {
  readonly kind: GranteeKind;
  readonly offered: readonly AccessScope[];
  readonly chosen: readonly AccessScope[];
  readonly onChange: (chosen: readonly AccessScope[]) => void;
  readonly error?: string;
}

/** What of an animal is shared. */
export function ScopeBoxes({ kind, offered, chosen, onChange, error }: ScopeBoxesProps) {
  const messages = useMessages("animalSharing");
  const id = useId();
  const toggle = (scope: AccessScope, isChosen: boolean) =>
    onChange(accessScopes.filter((one) => (one === scope ? isChosen : chosen.includes(one))));
  const granted = toGrantedScopes(kind, chosen);
  /** Granted with another scope. */
  const isIncluded = (scope: AccessScope) =>
    toGrantedScopes(
      kind,
      chosen.filter((one) => one !== scope),
    ).includes(scope);
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium">{messages.form.scopes}</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          label={messages.scopes[scope]}
          hint={messages.scopeHints[scope]}
          checked={granted.includes(scope)}
          disabled={isIncluded(scope)}
          onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
