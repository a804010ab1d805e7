import type { GranteeKind } from "@/lib/config/animals/animal-access";
const animal = (id: number) => `/my/animals/${id}`;

/** Paths of animals in the portal. Apart from the others because public pages load those. */
export const animalPaths = {
  animal,
  editAnimal: (id: number) => `${animal(id)}/edit`,
  /** Who can see the animal. */
  shareAnimal: (id: number, kind?: GranteeKind) => `${animal(id)}/share${kind ? `?with=${kind}` : ""}`,
  animalDocuments: (id: number) => `${animal(id)}/documents`,
  animalDna: (id: number, barcode: string) => `${animal(id)}/dna/${encodeURIComponent(barcode)}`,
  breedProfile: (id: number) => `${animal(id)}/breed-profile`,
  clearByDescent: (id: number) => `${animal(id)}/clear-by-descent`,
  animalFamily: (id: number) => `${animal(id)}/family`,
  allResults: (page: number) => `/my/results${page > 1 ? `?page=${page}` : ""}`,
  transferAnimals: "/my/transfer-animal",
  transferSeveral: (ids: readonly number[]) => `/my/transfer-animal?animal=${ids.join("&animal=")}`,
  transferAnimal: (id: number) => `/my/transfer-animal?animal=${id}`,
  myAnimals: "/my/my-animals",
  myPatients: "/my/my-patients",
  sharedAnimals: "/my/animals/shared",
  sharedWithMe: "/my/animals/shared?view=with-me",
  archivedAnimals: "/my/animals/archived",
  collectionAgents: "/my/collection-agents",
  agentApplication: "/my/collection-agents/application",
  agentQuiz: "/my/collection-agents/quiz",
  agentProducts: "/my/collection-agent-products",
  collectedAnimals: "/my/animals/collected",
  parentageRequests: "/my/parentage-requests",
  newParentageRequest: "/my/parentage-requests/new",
  /** Requests of others that wait for the user. */
  parentageConsents: "/my/parentage-consents",
  parentageRequest: (id: number) => `/my/parentage-requests/${id}`,
  clubAccess: "/my/club-products",
  breedingStrategy: "/my/breeding-strategy",
  relatives: "/my/relatives",
  relativesOf: (id: number) => `/my/relatives?animal=${id}`,
  carrierRates: "/my/carrier-rates",
  carrierRatesOf: (breedId: number) => `/my/carrier-rates?breed=${breedId}`,
  dvAccess: "/my/dv-access",
  acmForms: "/my/acm-form-requests",
  newAcmForm: "/my/acm-form-requests/new",
  acmForm: (id: number) => `/my/acm-form-requests/${id}`,
  litterColours: "/my/feline-colour",
  dogLitterColours: "/my/feline-colour?species=canine",
  multipackTransfer: "/my/oripacks/transfer",
  apiTokens: "/my/api-tokens",
  /** Public page of a signed document. */
  passport: (token: string) => `/r/${token}`,
  /** Keys that verify signed documents. */
  publicKeys: "/.well-known/jwks.json",
  /** Public page of a share link. */
  sharedLink: (token: string) => `/shared/${token}`,
  animalPhoto: (photoId: string) => `/files/animals/${photoId}`,
} as const;
