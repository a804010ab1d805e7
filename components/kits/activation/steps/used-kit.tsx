import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { ignoreSecondClick } from "@/components/form/use-heading-focus";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import { noteActivation } from "@/components/kits/activation/kit-list/kit-list";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatBarcode } from "@/lib/domain/kit-barcode";
import type { UsedKitFacts } from "@/store/api/kits/used-kit";
import type { StepProps } from "@/components/kits/activation/activation-props";

const ProblemForm = lazy(async () => ({ default: (await import("./problem-form")).ProblemForm }));

interface UsedKitProps extends Pick<StepProps, "activation"> {
  readonly kit: UsedKitFacts;
  readonly onOther: () => void;
}

/** The kit has been activated before, perhaps by somebody else. */
export function UsedKit({ kit, activation: { record, email, user }, onOther }: UsedKitProps) {
  const t = useTranslator("activation");
  const { barcode = typedBarcodes(record)[0] ?? "", activation } = kit;
  const [isReporting, setReporting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    return ignoreSecondClick();
  }, []);
  const owner = user?.id ?? null;
  useEffect(() => {
    // A kit of a list whose response was lost, or that was activated elsewhere meanwhile.
    if (activation !== undefined) noteActivation(owner, { barcode, token: activation });
  }, [owner, barcode, activation]);
  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="used-kit"
        className="grid gap-2 rounded-box border border-carrier bg-carrier-soft p-5"
      >
        <h2 id="used-kit" ref={title} tabIndex={-1} className="text-title-3 outline-none">
          {t("used.title")}
        </h2>
        <p>{t(activation === undefined ? "used.text" : "used.own", { barcode: formatBarcode(barcode) })}</p>
      </section>
      <div className="flex flex-col gap-2 wide:flex-row wide:gap-4">
        {activation !== undefined && (
          <LinkButton href={activatedPath(activation)} className="min-h-13">
            {t("used.open")}
          </LinkButton>
        )}
        <Button
          kind={activation === undefined ? "primary" : "secondary"}
          className="min-h-13"
          onClick={onOther}
        >
          {t("used.other")}
        </Button>
        {activation === undefined && !isReporting && (
          <Button kind="secondary" className="min-h-13" onClick={() => setReporting(true)}>
            {t("used.report")}
          </Button>
        )}
      </div>
      {isReporting && (
        <Suspense fallback={<Skeleton label={t("loading")} lines={5} />}>
          <ProblemForm barcode={barcode} email={email} />
        </Suspense>
      )}
    </div>
  );
}
