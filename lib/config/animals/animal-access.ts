/** What of an animal can be shared. "results" includes what "summary" shows. */
export const accessScopes = ["summary", "results", "documents", "parentage"] as const;

export type AccessScope = (typeof accessScopes)[number];

/** What a link can show. */
export const linkScopes: readonly AccessScope[] = ["summary", "results"];

/** Whom an animal is shared with. */
export const granteeKinds = ["person", "vet", "club", "dv", "link"] as const;

export type GranteeKind = (typeof granteeKinds)[number];

/**
 * Scopes as they are granted: who may open the documents can find the animal in their list. Dogs Victoria has a list of its
 * own, which shows no more than was chosen.
 */
export function toGrantedScopes(kind: GranteeKind, chosen: readonly AccessScope[]): AccessScope[] {
  const needsSummary = kind !== "dv" && chosen.includes("documents");
  return accessScopes.filter((scope) => chosen.includes(scope) || (scope === "summary" && needsSummary));
}

/** How somebody stands to an animal. */
export const relations = ["owner", "former-owner", "grantee", "collector"] as const;

export type Relation = (typeof relations)[number];

/** Lists of animals, as the query parameter `view`. */
export const animalViews = ["mine", "shared", "with-me", "archived", "collected"] as const;

export type AnimalView = (typeof animalViews)[number];

export const transferStates = ["pending", "accepted", "declined", "cancelled", "expired"] as const;

export type TransferState = (typeof transferStates)[number];

/** Days until an offered animal stays with its owner. */
export const transferDays = 30;

export const transferDirections = ["incoming", "outgoing"] as const;

export type TransferDirection = (typeof transferDirections)[number];

/** Animals handed over, or shown to clubs, at once. */
export const maxTransferredAnimals = 50;

/** What a club sees of animals that members hand to it. */
export const clubScopes: readonly AccessScope[] = ["summary", "results", "parentage"];

/** What a vet keeps after the client has taken the animal over. */
export const vetScopes: readonly AccessScope[] = ["summary", "results", "documents"];

export const clubRoles = ["member", "officer"] as const;

export type ClubRole = (typeof clubRoles)[number];

/** What the timeline and the audit of an animal record. */
export const animalEventKinds = [
  "created",
  "changed",
  "archived",
  "restored",
  "shared",
  "unshared",
  "transfer-offered",
  "transfer-accepted",
  "transfer-declined",
  "transfer-cancelled",
  "transfer-expired",
  "collected",
  "claimed",
  "declined",
] as const;

export type AnimalEventKind = (typeof animalEventKinds)[number];
