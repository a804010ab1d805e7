import { requestCountry } from "@/lib/i18n/translate";
import type { CustomProfile } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { formatDate } from "@/lib/domain/format";

/** A profile with its date formatted on the server, where the user's country is known. */
export interface ListedProfile extends CustomProfile {
  readonly changedOn: string;
}

export function toListedProfile(profile: CustomProfile): ListedProfile {
  return { ...profile, changedOn: formatDate(new Date(profile.updatedAt), requestCountry()) };
}
