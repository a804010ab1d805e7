import type { ReactNode } from "react";

interface QuestionProps {
  readonly ask: string;
  readonly children: ReactNode;
}

/** FAQ entry. Works without JavaScript, and browsers search its content. */
export function Question({ ask, children }: QuestionProps) {
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
