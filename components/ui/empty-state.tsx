import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string;
  /** Of what the list would hold. By default a magnifier that finds nothing. */
  readonly icon?: ReactNode;
  /** Actions the visitor can take. */
  readonly children?: ReactNode;
}

export const statePanelStyles =
  "grid justify-items-center gap-3 rounded-box border border-dashed border-edge bg-card px-5 py-10 text-center";

const magnifier = (
  <svg aria-hidden="true" viewBox="0 0 48 48" fill="none">
    <circle cx="20" cy="20" r="13" stroke="currentColor" strokeWidth="3" />
    <path d="m30 30 12 12M14 20h12" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

export function EmptyState({ title, hint, icon = magnifier, children }: EmptyStateProps) {
  return (
    <div className={statePanelStyles}>
      <span className="text-brand [&_svg]:size-12">{icon}</span>
      <p className="text-lead font-semibold">{title}</p>
      {hint && <p className="max-w-text text-quiet">{hint}</p>}
      {children}
    </div>
  );
}
