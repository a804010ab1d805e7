import type { ReactNode } from "react";

interface QuestionProps {
  readonly ask: string;
  readonly children: ReactNode;
}

/** FAQ entry. Works without JavaScript, and browsers search its content. */
export function Question({ ask, children }: QuestionProps) {
  return (
    <details className="group my-2 rounded-box border border-line bg-card">
      <summary className="flex cursor-pointer items-center justify-between gap-4 px-5 py-3 font-semibold">
        {ask}
        <span aria-hidden="true" className="text-brand transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="px-5 pb-4">{children}</div>
    </details>
  );
}
