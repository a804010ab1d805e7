import { string } from "yup";
import { kitStates } from "@/lib/config/kits/kits";
import * as f from "@/lib/contract/fields";

const kitFields = {
  id: f.id(),
  /** The product it was ordered as. */
  name: f.responseText(),
  /** Without a test of its own: it is chosen at activation. */
  isBlank: f.flag(),
  state: string().oneOf(kitStates).required(),
  /** Null until the kit is posted: the customer reads it on the tube. In the demo there is no tube to read. */
  barcode: f.nullableText(),
  /** In the demo: a picture of the label replaces the one on the tube. */
  showsLabel: f.flag(),
  orderNumber: f.responseText(),
  postedAt: f.nullableInstant(),
};

/** A tube with a barcode. */
const kit = () => f.responseObject(kitFields);

/** A kit with its order and the animal it was activated for, if that is the user's. */
export const ownKit = () =>
  f.responseObject({
    ...kitFields,
    orderId: f.id(),
    orderedAt: f.instant(),
    animal: f.nullableObject({ id: f.id(), name: f.responseText() }),
  });

/** The kits of an order; of very many the first. */
export const kitsOfOrder = () => f.responseObject({ count: f.wholeNumber(), list: f.listOf(kit()) });
