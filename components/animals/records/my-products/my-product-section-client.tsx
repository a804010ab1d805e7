"use client";

import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { myProductsRoutes } from "@/lib/contract/animals/records/my-products/my-products.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { ParentageCheck } from "./parentage-check-client";
import { ProductNotes } from "./product-notes";
import { AnimalOrder } from "./animal-order-client";
import { slotStyles } from "./slot-styles";
import type { MyProductProps } from "./my-product-section-types";

export interface MyProductSectionProps {
  readonly productId: number;
  /** The slot of the product page. */
  readonly part: "order" | "notes" | "parentage";
}

const parts = { order: AnimalOrder, notes: ProductNotes, parentage: ParentageCheck } as const;

interface LoadedSectionProps extends MyProductSectionProps {
  readonly messages: Messages["myProducts"];
}

/** The part of a product page that depends on the user's animals. Keeps the reserved height, so that nothing moves. */
export function MyProductSection({ productId, part, messages }: LoadedSectionProps) {
  const t = useTranslator(messages);
  return (
    <div className={slotStyles[part]}>
      <SectionContent productId={productId} part={part} t={t} />
    </div>
  );
}

function SectionContent({ productId, part, t }: MyProductSectionProps & Pick<MyProductProps, "t">) {
  const { data, isError, isFetching, refetch } = useQueryCall(myProductsRoutes.get, {
    params: { id: productId },
  });
  const Part = parts[part];
  if (data) return <Part product={data} t={t} />;
  if (!isError) return <Skeleton label={t("loading")} />;
  return (
    <FailedState
      message={t("failed")}
      retryLabel={t("retry")}
      retrying={isFetching && t("loading")}
      onRetry={refetch}
    />
  );
}
