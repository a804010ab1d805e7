import { limits } from "@/lib/config/limits";

/** Documented field messages. */
export const fieldMessages = {
  required: "This field is required",
  number: "you must specify a number",
  email: "This field must be valid email",
  tooShort: `This field must have minimum ${limits.passwordMinLength} characters`,
  invalid: "This field is not valid",
  month: "Month is not valid",
  website: "This field must be an address that begins with https://",
  postalCode: "This postcode does not fit the country",
  unknown: "This field is not known",
  repeated: "This field is given more than once",
  /** Names the limits of a number. */
  between: (min: number, max: number) => `This field must be a whole number from ${min} to ${max}`,
  tooLong: (max: number) => `This field have maximum ${max} characters`,
} as const;

/** Field messages of checks that only the backend can make. */
export const accountMessages = {
  userExists: "User already exists. Please login",
  commonPassword: "This password is one of the most common ones. Please choose another",
  wrongPassword: "This is not the password of this account",
  wrongAnswer: "This answer is not right. Here is another question",
} as const;

export const tooManyItems = `An order can have at most ${limits.orderItems} items. Please order the rest separately`;

export const customProfileMessages = {
  tooMany: `A custom profile has at most ${limits.customProfileTests} tests`,
  otherSpecies: "All tests of a custom profile are for dogs, or all for cats",
  full: `You have ${limits.customProfiles} custom profiles already. Please delete one first`,
} as const;
