import type { ComponentProps } from "react";

interface HiddenFieldProps extends ComponentProps<"input"> {
  readonly label: string;
}

/** For programs that fill in whatever they find: no person sees it, hears it or comes to it. */
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
