import { Suspense, useState, useSyncExternalStore } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import type { OpenActivation } from "@/components/kits/activation/use-activation";
import { kitListStore, readKitList } from "./kit-list";
import { lazyPart } from "@/components/ui/lazy-part";

const KitListBox = lazyPart(
  loadWithMessages(["kitList"], async () => (await import("./kit-list-box")).KitListBox),
);
const KitListForm = lazyPart(
  loadWithMessages(["kitList"], async () => (await import("./kit-list-form")).KitListForm),
);

interface KitListSlotProps {
  readonly activation: OpenActivation;
}

/** How far the list is. Without a list nothing of it is loaded. */
export function KitListSlot({ activation }: KitListSlotProps) {
  const list = useKitList(activation.user?.id ?? null);
  if (list === undefined) return null;
  return (
    <Suspense fallback={<div className="h-32 rounded-box bg-sand" />}>
      <KitListBox list={list} activation={activation} />
    </Suspense>
  );
}

/** Under the first barcode, for people with several kits. */
export function KitListEntry({ activation }: KitListSlotProps) {
  const t = useTranslator("activation");
  const owner = activation.user?.id ?? null;
  const list = useKitList(owner);
  const [isOpen, setOpen] = useState(false);
  if (list !== undefined) return null;
  if (!isOpen)
    return (
      <Button kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("severalKits")}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton label={t("loading")} lines={4} />}>
      <KitListForm owner={owner} />
    </Suspense>
  );
}

/** The list on this device, read again when this tab or another one has changed it. The server knows none. */
function useKitList(owner: number | null) {
  const version = useSyncExternalStore(kitListStore.subscribe, kitListStore.version, unknownVersion);
  return version === undefined ? undefined : readKitList(owner);
}

const unknownVersion = () => undefined;
