import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { lazyPart } from "@/components/ui/lazy-part";

const OrderTestsDialog = lazyPart(
  loadWithMessages(["orderTests"], async () => (await import("./order-tests-dialog")).OrderTestsDialog),
);

/** Opens the dialog that orders a test for the selected animals. */
export function OrderTestsButton({ animals }: { readonly animals: readonly ListedAnimal[] }) {
  const t = useTranslator("animals.selection");
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button ref={triggerRef} kind="secondary" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        {t("order")}
      </Button>
      {hasBeenOpen && (
        <Suspense>
          <OrderTestsDialog
            animals={animals}
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
          />
        </Suspense>
      )}
    </>
  );
}
