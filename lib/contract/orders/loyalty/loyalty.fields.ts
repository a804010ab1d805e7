import { string } from "yup";
import { loyaltyRewards } from "@/lib/config/loyalty";
import { fieldMessages } from "@/lib/contract/messages";

/** A reward is named by its number of points. */
export const rewardName = () =>
  string()
    .oneOf(
      loyaltyRewards.map((points) => String(points)),
      fieldMessages.invalid,
    )
    .required();
