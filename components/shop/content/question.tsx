import type { ReactNode } from "react";

/** Questions beside each other on wide screens. */
export function Questions({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-x-6 desk:grid-cols-2 desk:items-start">{children}</div>;
}

/** FAQ entry. Works without JavaScript, and browsers search its content. */
export function Question({ ask, children }: { readonly ask: string; readonly children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        {ask}
        <span aria-hidden="true">+</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
