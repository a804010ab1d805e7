import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import type { PaymentProgress } from "./use-pay-orders";

interface PaymentStatusProps {
  readonly progress: Exclude<PaymentProgress, { readonly state: "choosing" }>;
  readonly onCheck: () => void;
}

/** What has become of a payment. */
export function PaymentStatus({ progress, onCheck }: PaymentStatusProps) {
  const t = useTranslator("orders.pending");
  return (
    <div role="status" className="grid gap-4">
      {progress.state === "paid" && <p className="text-lead font-semibold">{t("done")}</p>}
      {progress.state === "processing" && <p>{t("dialog.processing")}</p>}
      {progress.state === "needs-action" && (
        <>
          <p>{t("dialog.confirm")}</p>
          {progress.actionUrl && <LinkButton href={progress.actionUrl}>{t("dialog.confirmLink")}</LinkButton>}
          <Button kind="secondary" pending={progress.isChecking && t("dialog.paying")} onClick={onCheck}>
            {t("dialog.check")}
          </Button>
        </>
      )}
    </div>
  );
}
