import { Fragment } from "react";

export interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
}

/** Names and values; facts without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 grid max-w-text grid-cols-[auto_1fr] gap-x-8 rounded-box bg-card px-6 py-3 shadow-raised">
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="py-2 text-quiet">{name}</dt>
            <dd className="py-2 font-medium">{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
