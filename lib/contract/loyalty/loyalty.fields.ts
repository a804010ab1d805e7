import { string } from "yup";
import { loyaltyRewards } from "@/lib/config/loyalty";
import { fieldMessages } from "@/lib/contract/messages";

/** A reward is called by its points. */
export const rewardName = () =>
  string()
    .oneOf(
      loyaltyRewards.map((points) => String(points)),
      fieldMessages.invalid,
    )
    .required();
