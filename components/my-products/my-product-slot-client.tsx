"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { loadMessages } from "@/lib/i18n/load-messages";
import { pageLanguage } from "@/lib/i18n/page-language";
import { useShopSelector } from "@/store/hooks";
import type { MyProductSectionProps } from "./my-product-section-client";

const MyProductSection = lazy(async () => {
  // Started together, so that the messages do not wait for the code.
  const [{ MyProductSection: Section }, messages] = await Promise.all([
    import("./my-product-section-client"),
    loadMessages(pageLanguage(), "myProducts"),
  ]);
  return { default: (props: MyProductSectionProps) => <Section {...props} messages={messages} /> };
});

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
