import type { Body } from "@/lib/contract/calls";
import type { AccessScope, GranteeKind } from "@/lib/config/animals/animal-access";

interface Choice {
  readonly kind: GranteeKind;
  readonly scopes: readonly AccessScope[];
}

/** The body of the call, and the names of required fields that are empty. */
export function toShareInput(
  data: FormData,
  { kind, scopes }: Choice,
): { readonly body: Body<"animalSharing.share">; readonly missing: readonly string[] } {
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const [email, clubId, endsOn] = [textOf("email"), textOf("club_id"), textOf("ends_on")];
  const isMissing = {
    email: (kind === "person" || kind === "vet") && email === undefined,
    club_id: kind === "club" && clubId === undefined,
    scopes: scopes.length === 0,
  };
  return {
    body: {
      kind,
      scopes: [...scopes],
      ...(email !== undefined && { email }),
      ...(clubId !== undefined && { club_id: Number(clubId) }),
      ...(endsOn !== undefined && { ends_on: endsOn }),
    },
    missing: Object.entries(isMissing).flatMap(([name, missing]) => (missing ? [name] : [])),
  };
}
