import type { UseFormRegisterReturn } from "react-hook-form";

/** Every word the registration form shows. */
export const registerWordNames = [
  "name",
  "email",
  "emailHint",
  "password",
  "passwordHint",
  "country",
  "chooseCountry",
  "clinic",
  "registrationNumber",
  "registrationNumberHint",
  "acceptTerms",
  "readTerms",
  "submit",
  "submitting",
  "doneTitle",
  "doneText",
  "failed",
] as const;

export type RegisterWords = Readonly<Record<(typeof registerWordNames)[number], string>>;

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  country: string;
  acceptTerms: boolean;
  clinic?: string;
  registrationNumber?: string;
}

export type FieldOf = (
  name: keyof RegisterValues,
) => UseFormRegisterReturn & { readonly error: string | undefined };
