import { deliveryDates } from "./delivery-dates";

export interface Days {
  readonly min: number;
  readonly max: number;
}

/** Working days of a letter to the laboratory, from within its region. */
const postDays: Days = { min: 2, max: 5 };

/** When results can be expected, in the format of the customer's country: post, then the laboratory. */
export function resultDates(laboratory: Days, country: string | undefined, postedAt: Date) {
  const days = { min: postDays.min + laboratory.min, max: postDays.max + laboratory.max };
  return deliveryDates(days, country, postedAt);
}
