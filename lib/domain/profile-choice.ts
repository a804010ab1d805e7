/** What somebody has chosen so far, as the address of the builder says it: so it outlives a reload and a way back. */
export interface ProfileChoice {
  /** Once there is one. */
  readonly profile?: string | undefined;
  /** Where they are not, or no longer, those of the profile. */
  readonly tests?: readonly number[] | undefined;
  /** 0: none, though the profile has one. */
  readonly breed?: number | undefined;
  /** It is to be saved: asked for before signing in, too. */
  readonly isSaving?: boolean | undefined;
}

export function parseProfileChoice(search: string): ProfileChoice {
  const asked = new URLSearchParams(search);
  const profile = asked.get("profile") ?? "";
  const tests = asked.get("tests");
  const breed = asked.get("breed") ?? "";
  return {
    ...(/^[\w-]{22,64}$/.test(profile) && { profile }),
    ...(tests !== null && { tests: idsIn(tests) }),
    ...(/^\d{1,9}$/.test(breed) && { breed: Number(breed) }),
    ...(asked.has("save") && { isSaving: true }),
  };
}

/** With its question mark, or nothing. Commas stay readable: an address with forty ids is long enough. */
export function formatProfileChoice({ profile, tests, breed, isSaving }: ProfileChoice): string {
  const parts = [
    profile && `profile=${profile}`,
    tests && `tests=${tests.join(",")}`,
    breed !== undefined && `breed=${breed}`,
    isSaving && "save=1",
  ].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function idsIn(text: string): readonly number[] {
  const ids = text.split(",").flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : []));
  return [...new Set(ids)];
}
