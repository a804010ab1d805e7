"use client";

import { useTranslator } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { myProductsRoutes } from "@/lib/contract/animals/records/my-products/my-products.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { ParentageCheck } from "./parentage-check-client";
import { ProductNotes } from "./product-notes";
import { AnimalOrder } from "./animal-order-client";
import { slotStyles } from "./slot-styles";

export interface MyProductSectionProps {
  readonly productId: number;
  /** The slot of the product page. */
  readonly part: "order" | "notes" | "parentage";
}

const parts = { order: AnimalOrder, notes: ProductNotes, parentage: ParentageCheck } as const;

/** The part of a product page that depends on the user's animals. Keeps the reserved height, so that nothing moves. */
export function MyProductSection({ productId, part }: MyProductSectionProps) {
  return (
    <div className={slotStyles[part]}>
      <SectionContent productId={productId} part={part} />
    </div>
  );
}

function SectionContent({ productId, part }: MyProductSectionProps) {
  const t = useTranslator("myProducts");
  const { data, isError, isFetching, refetch } = useQueryCall(myProductsRoutes.get, {
    params: { id: productId },
  });
  const Part = parts[part];
  if (data) return <Part product={data} />;
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
