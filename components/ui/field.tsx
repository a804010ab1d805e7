import type { ReactNode } from "react";

export interface FieldLabels {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

export const controlStyles =
  "w-full min-h-11 rounded-box border border-edge bg-card px-3 py-2 text-ink transition-colors " +
  "hover:border-ink aria-invalid:border-2 aria-invalid:border-affected disabled:bg-sand disabled:text-quiet";

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Connects a control with its hint and error for screen readers. */
export function fieldAria(id: string, { hint, error }: FieldLabels) {
  const describedBy = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  } as const;
}

interface FieldProps extends FieldLabels {
  readonly id: string;
  /** The label is beside the control. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
}

export function Field({ id, label, hint, error, isInline = false, children }: FieldProps) {
  return (
    <div className={isInline ? "grid grid-cols-[auto_1fr] items-center gap-2" : "grid gap-1.5"}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-small text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="text-small font-medium text-affected">
          <span aria-hidden="true">▲ </span>
          {error}
        </p>
      )}
    </>
  );
}
