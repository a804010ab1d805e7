import type { Handlers } from "@/backend/http/handler-types";
import { listGrants } from "./list-grants";
import { readLink } from "./read-link";
import { revokeGrants } from "./revoke-grants";
import { shareAnimal } from "./share-animal";

export const animalSharingHandlers: Handlers<"animalSharing"> = {
  share: shareAnimal,
  list: listGrants,
  revoke: (context, { params, query }) =>
    revokeGrants(context, { animalId: params.id, grantId: query.grant ?? undefined }),
  readLink,
};
