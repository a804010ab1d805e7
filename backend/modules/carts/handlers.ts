import type { Handlers } from "@/backend/http/handlers";
import { addItem } from "./add-item";
import { changeItem, noteItem, removeItem } from "./change-item";
import { createCart } from "./create-cart";
import { readCart } from "./read-cart";
import { updateCart } from "./update-cart";

export const cartHandlers: Handlers<"cart"> = {
  create: ({ tx, visit }) => createCart(tx, visit),
  read: ({ tx, params, visit }) => readCart(tx, visit, params.sessionId),
  update: ({ tx, params, body, visit }) => updateCart(tx, visit, params.sessionId, body),
  addItem: ({ tx, params, body, visit }) => addItem(tx, visit, params.sessionId, body),
  changeItem: ({ tx, params, body, visit }) => changeItem(tx, visit, params, body),
  removeItem: ({ tx, params, visit }) => removeItem(tx, visit, params),
  noteItem: ({ tx, params, body, visit }) => noteItem(tx, visit, params, body.note),
};
