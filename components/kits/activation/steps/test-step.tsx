import { useEffect, useState } from "react";
import { useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { loadKitBalance, validateBarcode } from "@/store/api/kits/activation";
import { messageOf } from "@/store/api/call-error";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { type PackBalance, recordChanged, selectActivation } from "@/store/slices/activation";
import type { Named } from "@/store/slices/activation-record";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { PackChoice } from "./pack-choice";

/** For a tube without a test: the pack to take one from and, where the pack leaves it open, which test. */
export function TestStep(props: StepProps) {
  const t = useTranslator("activation");
  const { activation } = props;
  const dispatch = useShopDispatch();
  const packs = useShopSelector((shop) => selectActivation(shop).testKitBalance);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void dispatch(loadKitBalance()).then((result) => {
      if (!isOver) setFailure(result.ok ? undefined : messageOf(result.error));
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, attempt]);
  if (failure !== undefined)
    return <FailedState message={failure} retryLabel={t("retry")} onRetry={() => setAttempt(attempt + 1)} />;
  if (packs === null) return <Skeleton label={t("loading")} lines={4} />;
  const usable = packs.filter(({ units }) => units > 0);
  if (usable.length === 0) return <NoPacks isGuest={activation.user === undefined} />;
  return <PackForm {...props} packs={usable} />;
}

function NoPacks({ isGuest }: { readonly isGuest: boolean }) {
  const t = useTranslator("activation.test");
  const login = `${fixedPaths.login}?next=${encodeURIComponent(fixedPaths.activate)}`;
  return (
    <EmptyState title={isGuest ? t("noneGuest") : t("none")} hint={t("noneHint")}>
      {isGuest ? (
        <LinkButton href={login}>{t("login")}</LinkButton>
      ) : (
        <LinkButton href={fixedPaths.campaign}>{t("shop")}</LinkButton>
      )}
    </EmptyState>
  );
}

function PackForm({ activation, packs }: StepProps & { readonly packs: readonly PackBalance[] }) {
  const t = useTranslator("activation");

  const dispatch = useShopDispatch();
  const { record } = activation;
  const checking = useMutationCall(activationRoutes.barcode);
  const [isMissing, setMissing] = useState(false);
  const pack = packs.find(({ id }) => id === record.selectedTestKit?.id);
  const test = record.selectedProduct;

  function choose(chosen: PackBalance) {
    checking.reset();
    setMissing(false);
    const { id, name, packOf } = chosen;
    dispatch(
      recordChanged({
        ...withoutExtras,
        selectedTestKit: { id, name },
        selectedProduct: packOf ?? undefined,
      }),
    );
  }

  function chooseTest(chosen: Named) {
    setMissing(false);
    dispatch(recordChanged({ ...withoutExtras, selectedProduct: chosen }));
  }

  async function submit() {
    if (pack === undefined || test === undefined) {
      await loadErrorTexts();
      return setMissing(true);
    }
    const body = { barcodes: typedBarcodes(record), type: "redeem", id: record.id } as const;
    const outcome = await checking.run(validateBarcode(body));
    if (outcome.ok) activation.next();
  }

  return (
    <ActivationForm
      activation={activation}
      form={{
        isSending: checking.isSending,
        failure: checking.failure ?? (isMissing ? errorText("fields.required") : undefined),
        submit: () => void submit(),
      }}
    >
      <p className="text-quiet">{t("test.intro")}</p>
      <PackChoice
        legend={t("test.packs")}
        packs={packs}
        pack={pack}
        onPack={choose}
        test={test}
        onTest={chooseTest}
      />
    </ActivationForm>
  );
}

/** What was added to another test may be included in this one, or for the other species. */
const withoutExtras = { extras: undefined };
