import { Fragment } from "react";

export interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
}

const listLook =
  "grid gap-x-6 rounded-box border border-line bg-card px-5 py-3 wide:grid-cols-[11rem_1fr] " +
  "[&_dd]:pb-2 [&_dd]:wide:py-2 [&_dt]:pt-2 [&_dt]:text-quiet [&_dt]:wide:py-2";

/** Names and values; what is not known is left out. */
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
