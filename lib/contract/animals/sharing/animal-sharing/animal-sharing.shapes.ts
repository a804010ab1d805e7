import { string } from "yup";
import { sexes } from "@/lib/config/animals";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import {
  castObject,
  id,
  listOf,
  nullableText,
  optionalId,
  responseObject,
  responseText,
  species,
  strictObject,
  token,
} from "@/lib/contract/fields";
import { resultOutcomes } from "@/lib/domain/report-content";
import { granteeKind, scopes, shareFields } from "./animal-sharing.fields";
import type { animalSharingRoutes } from "./animal-sharing.routes";

const grant = responseObject({
  id: id(),
  kind: granteeKind(),
  /** Address of a person or vet, name of a club, otherwise null. */
  name: nullableText(),
  scopes: scopes(),
  /** ISO 8601, UTC. */
  createdAt: responseText(),
  /** Last day. */
  endsOn: nullableText(),
});

const params = castObject({ id: id() });

export const animalSharingShapes = {
  share: {
    params,
    body: strictObject(shareFields),
    response: responseObject({
      grant,
      /** Address of a new link. It is shown once: only its hash is stored. */
      url: nullableText(),
    }),
  },
  list: {
    params,
    response: responseObject({
      animal: responseObject({ id: id(), name: responseText(), species: species() }),
      grants: listOf(grant),
      /** Clubs to share with. */
      clubs: listOf(responseObject({ id: id(), name: responseText() })),
    }),
  },
  revoke: { params, query: castObject({ grant: optionalId() }), response: noContent },
  readLink: {
    params: castObject({ token: token() }),
    response: responseObject({
      name: responseText(),
      species: species(),
      sex: string().oneOf(sexes).required(),
      breed: nullableText(),
      bornOn: nullableText(),
      registrationName: nullableText(),
      photoId: nullableText(),
      endsOn: nullableText(),
      /** Null when the link does not include results. */
      reports: listOf(
        responseObject({
          product: responseText(),
          issuedAt: responseText(),
          tests: listOf(
            responseObject({
              name: responseText(),
              outcome: string().oneOf(resultOutcomes).required(),
            }),
          ),
        }),
      )
        .nullable()
        .defined(),
    }),
  },
} as const satisfies Shapes<typeof animalSharingRoutes>;
