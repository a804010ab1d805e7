import { userTypes, type UserType } from "@/lib/config/user-types";
import type { Words } from "@/lib/domain/words";
import type frame from "@/messages/en/frame.json";
import { type CountryWords, countryWords } from "./country-words";

export interface OccasionWords {
  readonly country: CountryWords;
  readonly admin: {
    /** By type, with `{name}` where the name goes. */
    readonly loggedInAs: Readonly<Record<UserType, string>>;
    readonly back: string;
  };
  readonly campaign: Readonly<(typeof frame)["campaign"]>;
}

export function occasionWords(words: Words<"frame">): OccasionWords {
  const asType = (type: UserType) => [type, words("loggedInAs", { name: "{name}", type })] as const;
  return {
    country: countryWords(words),
    admin: {
      // Made of these very types.
      loggedInAs: Object.fromEntries(userTypes.map(asType)) as Record<UserType, string>,
      back: words("backToSelf"),
    },
    campaign: {
      label: words("campaign.label"),
      title: words("campaign.title"),
      text: words("campaign.text"),
      link: words("campaign.link"),
      close: words("campaign.close"),
    },
  };
}
