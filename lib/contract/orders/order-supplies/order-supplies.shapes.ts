import { string } from "yup";
import { suppliesOrderForm, whoseForm } from "./order-supplies.forms";
import type { orderSuppliesRoutes } from "./order-supplies.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  paging,
  responseObject,
  responseText,
  currency,
  id,
  listOf,
  nullableText,
  paged,
  searchText,
  castObject,
} from "@/lib/contract/fields";
import { byId, orderFacts } from "@/lib/contract/orders/orders/orders.fields";

const suppliesOrder = responseObject({
  ...orderFacts,
  user: responseObject({
    firstName: responseText(),
    lastName: responseText(),
    email: responseText(),
    phoneNumber: nullableText(),
  }),
  agent: responseObject({ name: responseText(), clinic: nullableText() }),
});

const kit = responseObject({
  id: id(),
  name: responseText(),
  summary: responseText(),
  species: string().oneOf(["canine", "feline"]).nullable().defined(),
  price: responseObject({ amount: amount(), currency: currency() }),
});

export const orderSuppliesShapes = {
  createSuppliesOrder: { body: suppliesOrderForm, response: suppliesOrder },
  updateSuppliesOrder: { params: byId(), body: whoseForm, response: suppliesOrder },
  kits: { response: listOf(kit) },
  list: { query: castObject({ ...paging(), search: searchText() }), response: paged(suppliesOrder) },
} as const satisfies Shapes<typeof orderSuppliesRoutes>;
