export interface AddAnimalPageProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"login" | "register" | "my", string>>;
}
