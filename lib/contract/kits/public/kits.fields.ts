import { string } from "yup";
import { kitStates } from "@/lib/config/kits";
import {
  flag,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  wholeNumber,
} from "@/lib/contract/fields";

/** A tube with a barcode. */
export const kit = () =>
  responseObject({
    id: id(),
    /** The product it was ordered as. */
    name: responseText(),
    /** Without a test of its own: it is chosen at activation. */
    isBlank: flag(),
    state: string().oneOf(kitStates).required(),
    /** Null until the kit is posted: the customer reads it on the tube. In the demo there is no tube to read. */
    barcode: nullableText(),
    /** In the demo: a picture of the label replaces the one on the tube. */
    showsLabel: flag(),
    orderNumber: responseText(),
    postedAt: nullableText(),
  });

/** The kits of an order; of very many the first. */
export const kitsOfOrder = () => responseObject({ count: wholeNumber(), list: listOf(kit()) });
