"use client";

import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { MyProduct } from "@/lib/contract/my-products/my-products.types";
import { useReadMyProductQuery } from "@/store/api/my-products";
import { useCalls } from "@/store/use-calls";
import { OwnGuard } from "./own-guard-client";
import { OwnNotes } from "./own-notes-client";
import { OwnOrder } from "./own-order-client";
import { type OwnWords, ownWords } from "./own-words";
import { placeLook } from "./place-look";

export interface OwnPartProps {
  readonly productId: number;
  /** Which of the places of the page it is. */
  readonly part: "order" | "notes" | "guard";
}

export interface OwnProps {
  readonly product: MyProduct;
  readonly words: OwnWords;
}

const parts = { order: OwnOrder, notes: OwnNotes, guard: OwnGuard } as const;

/** Keeps the height that was reserved for it, so that the page stays where it is. */
export function OwnPart(props: OwnPartProps) {
  const words = ownWords();
  const canCall = useCalls(true);
  return (
    <div className={placeLook[props.part]}>
      {canCall ? <ReadPart {...props} words={words} /> : <Skeleton label={words.loading} />}
    </div>
  );
}

function ReadPart({ productId, part, words }: OwnPartProps & { readonly words: OwnWords }) {
  const { data, isError, isFetching, refetch } = useReadMyProductQuery({ params: { id: productId } });
  const Part = parts[part];
  if (data) return <Part product={data} words={words} />;
  if (!isError) return <Skeleton label={words.loading} />;
  return (
    <FailedState
      message={words.failed}
      retryLabel={words.retry}
      retrying={isFetching && words.loading}
      onRetry={() => void refetch()}
    />
  );
}
