import { string } from "yup";
import { sexes } from "@/lib/config/animals/animals";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { resultOutcomes } from "@/lib/domain/animals/report-content";
import { granteeKind, scopes, shareFields } from "./animal-sharing.fields";
import type { animalSharingRoutes } from "./animal-sharing.routes";

const grant = f.responseObject({
  id: f.id(),
  kind: granteeKind(),
  /** Address of a person or vet, name of a club, otherwise null. */
  name: f.nullableText(),
  scopes: scopes(),
  /** ISO 8601, UTC. */
  createdAt: f.instant(),
  /** Last day. */
  endsOn: f.nullableDay(),
});

const params = f.castObject({ id: f.id() });

export const animalSharingShapes = {
  share: {
    summary: "Shares an animal by email, by link, or with a vet.",
    params,
    body: f.strictObject(shareFields),
    response: f.responseObject({
      grant,
      /** Address of a new link. It is shown once: only its hash is stored. */
      url: f.nullableText(),
    }),
  },
  list: {
    summary: "With whom an animal is shared.",
    params,
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
      grants: f.listOf(grant),
      /** Clubs to share with. */
      clubs: f.listOf(f.responseObject({ id: f.id(), name: f.responseText() })),
    }),
  },
  revoke: {
    summary: "Ends a share.",
    params,
    query: f.castObject({ grant: f.optionalId() }),
    response: noContent,
  },
  readLink: {
    summary: "An animal that is shared by link.",
    params: f.castObject({ token: f.token() }),
    response: f.responseObject({
      name: f.responseText(),
      species: f.species(),
      sex: string().oneOf(sexes).required(),
      breed: f.nullableText(),
      bornOn: f.nullableDay(),
      registrationName: f.nullableText(),
      photoId: f.nullableText(),
      endsOn: f.nullableDay(),
      /** Null when the link does not include results. */
      reports: f
        .listOf(
          f.responseObject({
            product: f.responseText(),
            issuedAt: f.instant(),
            tests: f.listOf(
              f.responseObject({
                name: f.responseText(),
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
