"use client";

import { Suspense } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { limits } from "@/lib/config/limits";
import { sampleTrackerRoutes } from "@/lib/contract/kits/sample-tracker/sample-tracker.routes";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { isStatus } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { SampleTrackerProps } from "./sample-tracker-props";
import { lazyPart } from "@/components/ui/lazy-part";

const SampleView = lazyPart(async () => (await import("./sample-view")).SampleView);

/** Looks up the sample of the address's barcode. The page is static, so its query is read in the browser. */
export function SampleTracker(props: SampleTrackerProps) {
  const messages = useMessages("sampleTracker");

  const t = useTranslator("sampleTracker");
  const [barcode, changeBarcode] = useAddressQuery("barcode");
  const id = barcode?.slice(0, limits.barcodeLength) ?? "";
  const query = useQueryCall(sampleTrackerRoutes.get, { params: { id } }, { isSkipped: id === "" });
  // While another barcode is being looked up, the sample before is still there.
  const sample = query.data?.barcode === normalizeBarcode(id) ? query.data : undefined;
  const isUnknown = !query.isFetching && sample === undefined && isStatus(query.error, 404);
  const loading = <Skeleton label={messages.loading} lines={5} />;
  return (
    <div className="grid gap-8">
      <LookupForm
        name="barcode"
        value={id}
        maxLength={limits.barcodeLength}
        labels={messages}
        isFetching={query.isFetching && sample === undefined}
        onSubmit={(typed) => (typed === id ? query.refetch() : changeBarcode(typed))}
      />
      {isUnknown && (
        <div role="alert">
          <EmptyState title={t("unknownTitle")} hint={t("unknownText")} />
        </div>
      )}
      {id !== "" && !isUnknown && (
        <LookupResult {...query} failure={sampleTrackerRoutes.get.failure} labels={messages}>
          {sample && (
            <Suspense fallback={loading}>
              <SampleView {...props} key={sample.barcode} sample={sample} refetch={query.refetch} />
            </Suspense>
          )}
        </LookupResult>
      )}
    </div>
  );
}
