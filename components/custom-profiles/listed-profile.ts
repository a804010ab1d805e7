import type { CustomProfile } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { formatDate } from "@/lib/domain/format";

/** A profile as its card shows it: dates are written where the country is known. */
export interface ListedProfile extends CustomProfile {
  readonly changedOn: string;
}

export function listedProfile(profile: CustomProfile, country: string | undefined): ListedProfile {
  return { ...profile, changedOn: formatDate(new Date(profile.updatedAt), country) };
}
