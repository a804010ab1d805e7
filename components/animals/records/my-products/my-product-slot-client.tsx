"use client";

import { type ReactNode, Suspense } from "react";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import { useShopSelector } from "@/store/hooks";
import type { MyProductSectionProps } from "./my-product-section-client";
import { lazyPart } from "@/components/ui/lazy-part";

const MyProductSection = lazyPart(
  loadWithMessages(["myProducts"], async () => {
    const section = await import("./my-product-section-client");
    return section.MyProductSection;
  }),
);

interface MyProductSlotProps extends MyProductSectionProps {
  /** Content for guests, and a placeholder of the same height for signed-in users. */
  readonly children: ReactNode;
}

/** Slot of a product page for the user's own data. Guests load nothing of it. */
export function MyProductSlot({ children, ...part }: MyProductSlotProps) {
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  if (!isLoggedIn) return children;
  return (
    <Suspense fallback={children}>
      <MyProductSection {...part} />
    </Suspense>
  );
}
