import { string } from "yup";
import { loyaltyRewards } from "@/lib/config/orders/loyalty";

/** A reward is named by its number of points. */
export const rewardName = () =>
  string()
    .oneOf(
      loyaltyRewards.map((points) => String(points)),
      "fields.invalid",
    )
    .required();
