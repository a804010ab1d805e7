import { string } from "yup";
import { advanceOrderForm, whoseForm } from "./order-supplies.forms";
import type { advanceOrdersRoutes } from "./order-supplies.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  answerObject,
  answerText,
  currency,
  id,
  listOf,
  nullableText,
  paged,
  searchText,
  castObject,
} from "@/lib/contract/fields";
import { byId, orderFacts, paging } from "@/lib/contract/orders/orders.fields";

const advanceOrder = answerObject({
  ...orderFacts,
  user: answerObject({
    firstName: answerText(),
    lastName: answerText(),
    email: answerText(),
    phoneNumber: nullableText(),
  }),
  agent: answerObject({ name: answerText(), clinic: nullableText() }),
});

const kit = answerObject({
  id: id(),
  name: answerText(),
  summary: answerText(),
  species: string().oneOf(["canine", "feline"]).nullable().defined(),
  price: answerObject({ amount: amount(), currency: currency() }),
});

export const advanceOrdersShapes = {
  createAdvanceOrder: { body: advanceOrderForm, answer: advanceOrder },
  updateAdvanceOrder: { params: byId(), body: whoseForm, answer: advanceOrder },
  kits: { answer: listOf(kit) },
  list: { query: castObject({ ...paging(), search: searchText() }), answer: paged(advanceOrder) },
} as const satisfies Shapes<typeof advanceOrdersRoutes>;
