export interface ContactProps {
  /** Id of the agent. */
  readonly id: number;
  readonly name: string;
  readonly sender?: { readonly name: string; readonly email: string };
}
