/** The OMIA page of a condition: `OMIA:002140-9615` is condition 002140 in the dog. */
export function omiaAddress(omia: string | null): string | undefined {
  const [, condition, animal] = /^OMIA:(\d{6})-(\d{4,6})$/.exec(omia ?? "") ?? [];
  return condition && animal ? `https://omia.org/OMIA${condition}/${animal}/` : undefined;
}

/** The number of the condition: 002140 of `OMIA:002140-9615`. */
export const omiaNumber = (omia: string | null): string => /^OMIA:(\d{6})-/.exec(omia ?? "")?.[1] ?? "";
