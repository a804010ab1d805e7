/** State of the profile builder in its URL, so that it survives a reload and going back. */
export interface ProfileChoice {
  /** The saved profile, if any. */
  readonly profile?: string | undefined;
  /** Chosen tests, where they differ from those of the profile. */
  readonly tests?: readonly number[] | undefined;
  /** 0 removes the breed of the profile. */
  readonly breed?: number | undefined;
  /** Opens the save dialog, also after signing in. */
  readonly isSaving?: boolean | undefined;
}

export function parseProfileChoice(search: string): ProfileChoice {
  const params = new URLSearchParams(search);
  const profile = params.get("profile") ?? "";
  const tests = params.get("tests");
  const breed = params.get("breed") ?? "";
  return {
    ...(/^[\w-]{22,64}$/.test(profile) && { profile }),
    ...(tests !== null && { tests: parseIds(tests) }),
    ...(/^\d{1,9}$/.test(breed) && { breed: Number(breed) }),
    ...(params.has("save") && { isSaving: true }),
  };
}

/** The query with its question mark, or an empty string. Commas stay unescaped to keep the URL short. */
export function formatProfileChoice({ profile, tests, breed, isSaving }: ProfileChoice): string {
  const parts = [
    profile && `profile=${profile}`,
    tests && `tests=${tests.join(",")}`,
    breed !== undefined && `breed=${breed}`,
    isSaving && "save=1",
  ].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function parseIds(text: string): readonly number[] {
  const ids = text.split(",").flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : []));
  return [...new Set(ids)];
}
