import { apiTokenLimits } from "@/lib/config/api-tokens";
import { agentLimits } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";

/** Documented field messages. */
export const fieldMessages = {
  required: "This field is required",
  number: "you must specify a number",
  email: "This field must be valid email",
  tooShort: `This field must have minimum ${limits.passwordMinLength} characters`,
  invalid: "This field is not valid",
  month: "Month is not valid",
  website: "This field must be an address that begins with https://",
  postalCode: "This postcode does not fit the country",
  unknown: "This field is not known",
  repeated: "This field is given more than once",
  /** Names the limits of a number. */
  between: (min: number, max: number) => `This field must be a whole number from ${min} to ${max}`,
  tooLong: (max: number) => `This field have maximum ${max} characters`,
} as const;

/** Field messages of checks that only the backend can make. */
export const accountMessages = {
  userExists: "User already exists. Please login",
  commonPassword: "This password is one of the most common ones. Please choose another",
  wrongPassword: "This is not the password of this account",
  wrongAnswer: "This answer is not right. Here is another question",
} as const;

export const tooManyItems = `An order can have at most ${limits.orderItems} items. Please order the rest separately`;

export const practiceAbroad = "Orders on account go to the country of your practice";

export const alreadyReported = "The report of this animal has these results already";
export const alreadyIncluded = "This kit includes this test already";
export const alreadyOrdered = "You have ordered this upgrade for this animal already";

export const customProfileMessages = {
  tooMany: `A custom profile has at most ${limits.customProfileTests} tests`,
  otherSpecies: "All tests of a custom profile are for dogs, or all for cats",
  full: `You have ${limits.customProfiles} custom profiles already. Please delete one first`,
} as const;

export const agentMessages = {
  nominatesSelf: "You cannot nominate yourself. Apply with the form above",
  nominatedAlready: "Your club has nominated this address already",
  tooManyNominations: `You have ${agentLimits.nominations} open nominations. Remove one first`,
  ownAddress: "You cannot collect certified samples from your own animals",
  ownCollector: "Owners cannot certify samples of their own animals. Ask another agent or a vet",
  ownChip: "An animal in your account has this microchip. Ask another agent or a vet to collect its sample",
} as const;

export const collectorMessages = {
  mistyped: "This barcode has a typing error",
  sameBarcode: "Each swab has its own barcode",
  usedBarcode: "Another animal has been recorded with this barcode",
  usedChip: "You have recorded another animal with this microchip",
  signature: "This signature cannot be read. Please sign again",
  deletedRecord:
    "You have deleted this record on the website. Delete it here as well, or add it as a new one.",
  arrivedRecord:
    "The record was sent before your correction, and its sample has arrived. It cannot be changed any more. Delete it here.",
  claimedRecord:
    "The record was sent before your correction, and the owner has accepted the animal. Correct the sample under collected animals, then delete the record here.",
  changedRecord:
    "The record was sent before your correction, and you have changed it on the website. Correct it under collected animals, then delete it here.",
  otherAgent: "These records belong to another agent. Sign in with the account that saved them.",
} as const;

export const parentageMessages = {
  noParent: "Choose a dam, a sire or both",
  sameAnimal: "Choose a different animal",
  otherSpecies: "Offspring, dam and sire must all be dogs, or all cats",
  notFemale: "The dam must be female",
  notMale: "The sire must be male",
  tooYoung: "A parent must be older than its offspring",
  unknownNumber:
    "We found no animal with this number. Check it, or ask the owner to share the animal with you",
  severalAnimals: "More than one animal has this number. Ask the owner to share the right one with you",
  noClub: "You are not a member of this club",
  notBought: "You have no parentage verification left. Buy one, then send the request again",
  requested: "You have already requested this. We compare as soon as everything is there",
  decided: "This request has been decided already",
  notQualified: "Only parents who qualify can be added to the pedigree",
} as const;

export const breedingMessages = {
  notReadable: "Choose an animal whose results you may see",
  otherSpecies: "Dam and sire must both be dogs, or both cats",
  notValid: "These results are not valid. Please enter them again",
  oneParent: "Choose one parent to see its possible mates",
} as const;

export const apiTokenMessages = {
  invalid: "This token is not valid",
  scope: "This token may not read this",
  full: `You have ${apiTokenLimits.perUser} tokens already. Please revoke one first`,
} as const;
