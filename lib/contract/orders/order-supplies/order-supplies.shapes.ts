import { string } from "yup";
import { suppliesOrderForm, whoseForm } from "./order-supplies.forms";
import type { orderSuppliesRoutes } from "./order-supplies.routes";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { contactResponse } from "@/lib/contract/kernel/addresses/postal-address.fields";
import { byId, orderFacts } from "@/lib/contract/orders/orders/orders.fields";

const suppliesOrder = f.responseObject({
  ...orderFacts,
  user: f.responseObject(contactResponse),
  agent: f.responseObject({ name: f.responseText(), clinic: f.nullableText() }),
});

const kit = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  summary: f.responseText(),
  species: string().oneOf(["canine", "feline"]).nullable().defined(),
  price: f.responseObject({ amount: f.amount(), currency: f.currency() }),
});

export const orderSuppliesShapes = {
  createSuppliesOrder: {
    summary: "Orders kits for a client, paid by invoice.",
    body: suppliesOrderForm,
    response: suppliesOrder,
  },
  updateSuppliesOrder: {
    summary: "Changes the client and the collection agent of such an order.",
    params: byId(),
    body: whoseForm,
    response: suppliesOrder,
  },
  kits: { summary: "Kits that can be ordered for clients.", response: f.listOf(kit) },
  list: {
    summary: "The user's orders for clients.",
    query: f.castObject({ ...f.paging(), search: f.searchText() }),
    response: f.paged(suppliesOrder),
  },
} as const satisfies Shapes<typeof orderSuppliesRoutes>;
