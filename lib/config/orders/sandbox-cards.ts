export type SandboxOutcome =
  | "success"
  | "declined"
  | "insufficient-funds"
  | "confirm"
  | "lost-answer"
  | "refund-fails";

export interface SandboxCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard";
  readonly outcome: SandboxOutcome;
}

/** Filled in with a test card where the buyer has no name yet. */
export const sandboxCardholder = "Test Buyer";

/** The only card numbers the sandbox accepts: published test numbers, with any future date and any security code. */
export const sandboxCards: readonly SandboxCard[] = [
  { number: "4242424242424242", brand: "visa", outcome: "success" },
  { number: "5555555555554444", brand: "mastercard", outcome: "success" },
  { number: "4000000000000002", brand: "visa", outcome: "declined" },
  { number: "4000000000009995", brand: "visa", outcome: "insufficient-funds" },
  { number: "4000000000003220", brand: "visa", outcome: "confirm" },
  { number: "4000000000000119", brand: "visa", outcome: "lost-answer" },
  { number: "4000000000005126", brand: "visa", outcome: "refund-fails" },
];
