interface TimelineProps {
  readonly entries: readonly {
    readonly label: string;
    readonly when: string;
    readonly notes: readonly string[];
  }[];
}

/** Events in chronological order along a vertical line. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className="grid gap-4 border-l-2 border-line pl-5">
      {entries.map(({ label, when, notes }, index) => (
        <li key={index} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-2 -left-[1.6875rem] size-3 rounded-full border-2 border-card bg-brand"
          />
          <p className="font-medium">{label}</p>
          <p className="text-small text-quiet">{when}</p>
          {notes.map((note) => (
            <p key={note} className="text-small wrap-anywhere">
              {note}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
