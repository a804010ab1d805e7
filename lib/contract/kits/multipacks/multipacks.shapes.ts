import { string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { multipackForm } from "./multipacks.forms";
import type { multipacksRoutes } from "./multipacks.routes";

const states = ["pending", "accepted", "returned"] as const;

export const multipacksShapes = {
  transfer: {
    summary: "Gives units of a pack to somebody else.",
    body: multipackForm,
    response: f.responseObject({
      /** False while the address has no account. */
      isDelivered: f.flag(),
    }),
  },
  transfers: {
    summary: "Units given and received.",
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        /** Email of the other user. */
        email: f.responseText(),
        isIncoming: f.flag(),
        name: f.responseText(),
        units: f.wholeNumber(),
        state: string().oneOf(states).required(),
        createdAt: f.instant(),
      }),
    ),
  },
} as const satisfies Shapes<typeof multipacksRoutes>;
