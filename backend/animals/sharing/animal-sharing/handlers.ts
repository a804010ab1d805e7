import type { Handlers } from "@/backend/http/handler-types";
import { listGrants } from "./list-grants";
import { readLink } from "./read-link";
import { revokeGrants } from "./revoke-grants";
import { shareAnimal } from "./share-animal";

export const animalSharingHandlers: Handlers<"animalSharing"> = {
  share: ({ params, body, ...context }) => shareAnimal(context, params.id, body),
  list: ({ tx, caller, params }) => listGrants(tx, caller, params.id),
  revoke: ({ params, query, ...context }) =>
    revokeGrants(context, { animalId: params.id, grantId: query.grant ?? undefined }),
  readLink: ({ tx, caller, params }) => readLink(tx, caller, params.token),
};
