import { cn } from "./class-names";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

const baseStyles =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-box border-2 px-5 py-2 text-center " +
  "font-semibold no-underline transition-colors aria-disabled:cursor-default disabled:cursor-default disabled:opacity-50";

const kindStyles: Readonly<Record<ButtonKind, string>> = {
  primary:
    "border-brand bg-brand text-on-brand hover:border-brand-strong hover:bg-brand-strong hover:text-on-brand",
  secondary: "border-brand bg-card text-brand hover:bg-brand-soft hover:text-brand-strong",
  quiet: "border-transparent text-ink underline underline-offset-4 hover:bg-sand hover:text-ink",
  danger: "border-affected bg-card text-affected hover:bg-affected-soft hover:text-affected",
};

/** For buttons, and for links that look like one. */
export const buttonStyles = (kind: ButtonKind, ...more: readonly (string | undefined)[]): string =>
  cn(baseStyles, kindStyles[kind], ...more);
