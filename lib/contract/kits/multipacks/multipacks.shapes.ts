import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  paged,
  paging,
  responseObject,
  responseText,
  wholeNumber,
} from "@/lib/contract/fields";
import { multipackForm } from "./multipacks.forms";
import type { multipacksRoutes } from "./multipacks.routes";

const states = ["pending", "accepted", "returned"] as const;

export const multipacksShapes = {
  transfer: {
    body: multipackForm,
    response: responseObject({
      /** False while the address has no account. */
      isDelivered: flag(),
    }),
  },
  transfers: {
    query: castObject(paging()),
    response: paged(
      responseObject({
        id: id(),
        /** Email of the other user. */
        email: responseText(),
        isIncoming: flag(),
        name: responseText(),
        units: wholeNumber(),
        state: string().oneOf(states).required(),
        createdAt: responseText(),
      }),
    ),
  },
} as const satisfies Shapes<typeof multipacksRoutes>;
