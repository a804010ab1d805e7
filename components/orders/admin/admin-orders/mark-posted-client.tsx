"use client";

import { useRouter } from "next/navigation";
import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { PostableOrder } from "./posted-dialog-client";
import { lazyPart } from "@/components/ui/lazy-part";

const PostedDialog = lazyPart(async () => (await import("./posted-dialog-client")).PostedDialog);

/** Marks an order as posted, or corrects carrier and tracking number. The page is refreshed afterwards. */
export function MarkPosted({ order }: { readonly order: PostableOrder }) {
  const t = useTranslator("adminOrders.posted");
  const router = useRouter();
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const onDone = () => {
    onOpenChange(false);
    router.refresh();
  };
  return (
    <>
      <Button
        ref={triggerRef}
        kind={order.posting ? "secondary" : "primary"}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
      >
        {t(order.posting ? "correct" : "open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <PostedDialog
            order={order}
            isOpen={isOpen}
            triggerRef={triggerRef}
            onDone={onDone}
            onOpenChange={onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
