import { array, number, string } from "yup";
import { agentLimits } from "@/lib/config/community/collection-agents";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

const latitude = () => number().min(-90).max(90).nullable().defined();
const longitude = () => number().min(-180).max(180).nullable().defined();

/** What an agent publishes. No address, telephone number or email. */
export const publicFacts = {
  name: f.responseText(),
  place: f.responseText(),
  country: f.responseObject({ code: f.countryCode(), name: f.responseText() }),
  /** Where the agent travels to. */
  area: f.responseText(),
  species: f.listOf(f.species()),
  fee: f.responseText(),
  availability: f.responseText(),
};

/** Position of the town; null when the map does not know it. */
export const position = { latitude: latitude(), longitude: longitude() };

/** Somebody whose town the map knows. */
export const mapPoint = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  place: f.responseText(),
  latitude: number().min(-90).max(90).required(),
  longitude: number().min(-180).max(180).required(),
});

/** What an agent enters about the listing. */
export const listingFields = {
  name: f.text(limits.shortTextLength),
  country: f.countryCode(),
  place: f.text(limits.shortTextLength),
  /** For searching; never published. */
  postalCode: f.optionalText(limits.postalCodeLength).nullable(),
  area: f.text(agentLimits.areaLength),
  species: array().of(f.species()).min(1, "fields.required").max(2, "fields.invalid").required(),
  fee: f.text(agentLimits.feeLength),
  availability: f.text(agentLimits.availabilityLength),
  /** Whether the finder shows the agent. */
  isListed: f.flag(),
};

/** What a visitor writes to an agent. */
export const contactFields = {
  name: f.text(limits.shortTextLength),
  email: f.email(),
  message: f.text(agentLimits.messageLength),
  security: f.text(40),
  /** Honeypot: only bots fill it in. */
  website: f.optionalText(limits.websiteLength),
};

/** West, south, east and north in degrees. */
export const mapArea = () =>
  string()
    .matches(/^(-?\d{1,3}(\.\d{1,3})?,){3}-?\d{1,2}(\.\d{1,3})?$/, {
      message: "fields.invalid",
      excludeEmptyString: true,
    })
    .default("");
