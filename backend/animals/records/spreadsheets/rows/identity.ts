interface Identity {
  readonly petName: string;
  readonly species: string;
  readonly gender: string;
  readonly bornOn: string | null;
  readonly registrationNumber?: string | null | undefined;
}

/** Two rows with the same key and no chip number are the same animal. */
export const identityOf = ({ petName, species, gender, bornOn, registrationNumber }: Identity): string =>
  JSON.stringify([petName.trim().toLowerCase(), species, gender, bornOn, registrationNumber || null]);
