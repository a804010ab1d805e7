import type { ComponentProps } from "react";

interface HiddenFieldProps extends ComponentProps<"input"> {
  readonly label: string;
}

/** Honeypot for bots that fill in every field: invisible, not focusable and not read out. */
export function HiddenField({ label, ...input }: HiddenFieldProps) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
