import { useSyncExternalStore } from "react";
import { kitListStore, readKitList } from "./kit-list";

/** The list on this device, read again when this tab or another one has changed it. */
export function useKitList(owner: number | null) {
  useSyncExternalStore(kitListStore.subscribe, kitListStore.version, kitListStore.version);
  return readKitList(owner);
}
