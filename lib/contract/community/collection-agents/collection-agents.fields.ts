import { array, number, string } from "yup";
import { agentLimits } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";
import {
  countryCode,
  email,
  flag,
  listOf,
  optionalText,
  responseObject,
  responseText,
  species,
  text,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

const latitude = () => number().min(-90).max(90).nullable().defined();
const longitude = () => number().min(-180).max(180).nullable().defined();

/** What an agent publishes. No address, telephone number or email. */
export const publicFacts = {
  name: responseText(),
  place: responseText(),
  country: responseObject({ code: countryCode(), name: responseText() }),
  /** Where the agent travels to. */
  area: responseText(),
  species: listOf(species()),
  fee: responseText(),
  availability: responseText(),
};

/** Position of the town; null when the map does not know it. */
export const position = { latitude: latitude(), longitude: longitude() };

/** What an agent enters about the listing. */
export const listingFields = {
  name: text(limits.shortTextLength),
  country: countryCode(),
  place: text(limits.shortTextLength),
  /** For searching; never published. */
  postalCode: optionalText(limits.postalCodeLength).nullable(),
  area: text(agentLimits.areaLength),
  species: array().of(species()).min(1, fieldMessages.required).max(2, fieldMessages.invalid).required(),
  fee: text(agentLimits.feeLength),
  availability: text(agentLimits.availabilityLength),
  /** Whether the finder shows the agent. */
  isListed: flag(),
};

/** What a visitor writes to an agent. */
export const contactFields = {
  name: text(limits.shortTextLength),
  email: email(),
  message: text(agentLimits.messageLength),
  security: text(40),
  /** Honeypot: only bots fill it in. */
  website: optionalText(limits.websiteLength),
};

/** West, south, east and north in degrees. */
export const mapArea = () =>
  string()
    .matches(/^(-?\d{1,3}(\.\d{1,3})?,){3}-?\d{1,2}(\.\d{1,3})?$/, {
      message: fieldMessages.invalid,
      excludeEmptyString: true,
    })
    .default("");
