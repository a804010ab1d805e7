import { deliveryDates, type DeliveryTime } from "@/lib/domain/orders/delivery-dates";

/** Working days of a letter to the laboratory, from within its region. */
const postDays = { min: 2, max: 5 };

/** When results can be expected: post, then the laboratory. */
export function resultDates({ days, ...sample }: DeliveryTime) {
  return deliveryDates({
    ...sample,
    days: { min: postDays.min + days.min, max: postDays.max + days.max },
  });
}
