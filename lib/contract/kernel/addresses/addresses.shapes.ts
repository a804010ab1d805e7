import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { addressesRoutes } from "./addresses.routes";
import { savedAddress } from "./postal-address.fields";

export const addressesShapes = {
  /** Most recently used first. */
  list: {
    summary: "Addresses that the user has ordered to.",
    response: f.listOf(f.responseObject({ id: f.id(), ...savedAddress })),
  },
} as const satisfies Shapes<typeof addressesRoutes>;
