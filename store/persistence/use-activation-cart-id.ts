import { useSyncExternalStore } from "react";
import { isObject } from "@/lib/domain/is-object";
import { currentTab } from "./browser-tab";
import { readEntry } from "./storage";

const neverChanges = () => () => undefined;

/** The cart of tests that are added to a kit, for pages that do not load the activation: see ./stored-activation. */
export const useActivationCartId = () => useSyncExternalStore(neverChanges, readCartId, () => undefined);

function readCartId(): string | undefined {
  const stored = readEntry(currentTab(), "activation");
  const cartId = isObject(stored) && isObject(stored["record"]) && stored["record"]["cartId"];
  return typeof cartId === "string" ? cartId : undefined;
}
