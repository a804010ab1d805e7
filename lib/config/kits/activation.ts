/** Why results are not released. Details that do not fit are the laboratory's: `labProgress.problem`. */
export type HoldReason = "payment";

/** Weight units; kilograms by default. */
export const weightTypes = ["kg", "lb"] as const;

export type WeightType = (typeof weightTypes)[number];

/** The two forms about an animal: one requires its breed, the other its date of birth. */
export const petForms = ["breed", "birth-date"] as const;

export type PetForm = (typeof petForms)[number];

/** Who took the sample. */
export interface SampleCollectorDetails {
  readonly type: string;
  readonly name: string;
  readonly clinic?: string | null | undefined;
}

/** Days after which a reminder is mailed: a kit is not activated, a posted sample has not arrived. */
export const reminderDays = { activation: 14, posting: 21 } as const;

/** The date picker begins with this year. */
export const firstYear = 2000;

/** Code of the 409 for a kit that is activated already. */
export const alreadyActivatedCode = "already_activated";

/** How long a kit can be used, and how early its owner is told that it expires. */
export const kitExpiry = { months: 24, noticeDays: 60 } as const;
