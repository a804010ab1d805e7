import type { ReactNode } from "react";

const layouts = {
  /** The value below its label. */
  below: { row: undefined, label: "text-small text-quiet", value: "wrap-anywhere" },
  /** The same, with the line breaks of the value. */
  lines: { row: undefined, label: "text-small text-quiet", value: "wrap-anywhere whitespace-pre-line" },
  beside: { row: "wide:grid wide:grid-cols-[10rem_1fr]", label: "text-quiet", value: "wrap-anywhere" },
  /** In two columns of the list's own grid. */
  columns: { row: "contents", label: "text-quiet", value: "wrap-anywhere" },
} as const;

interface DescriptionListProps {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  readonly layout?: keyof typeof layouts;
  readonly className: string;
  /** More rows. */
  readonly children?: ReactNode;
}

const missing: readonly ReactNode[] = [undefined, null, false, ""];
const hasText = (value: ReactNode) => !missing.includes(value);

/** Labels with their values. Rows without a value are left out. */
export function DescriptionList({ rows, layout = "below", className, children }: DescriptionListProps) {
  const styles = layouts[layout];
  return (
    <dl className={className}>
      {rows.map(
        ([label, value], at) =>
          hasText(value) && (
            <div key={`${label} ${at}`} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
      {children}
    </dl>
  );
}
