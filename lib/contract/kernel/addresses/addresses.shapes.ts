import type { Shapes } from "@/lib/contract/contract";
import { responseObject, id, listOf } from "@/lib/contract/fields";
import type { addressesRoutes } from "./addresses.routes";
import { savedAddress } from "./postal-address.fields";

export const addressesShapes = {
  /** Most recently used first. */
  list: { response: listOf(responseObject({ id: id(), ...savedAddress })) },
} as const satisfies Shapes<typeof addressesRoutes>;
