import { Fragment } from "react";

export interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
}

/** Names and values; what is not known is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
