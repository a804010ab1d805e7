import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import type { PaymentProgress } from "./use-pay-orders";

interface PaymentStatusProps {
  readonly progress: Exclude<PaymentProgress, { readonly state: "choosing" }>;
  readonly t: Translate<Pick<Messages["orders"], "pending">>;
  readonly onCheck: () => void;
}

/** What has become of a payment. */
export function PaymentStatus({ progress, t, onCheck }: PaymentStatusProps) {
  return (
    <div role="status" className="grid gap-4">
      {progress.state === "paid" && <p className="text-lead font-semibold">{t("pending.done")}</p>}
      {progress.state === "processing" && <p>{t("pending.dialog.processing")}</p>}
      {progress.state === "needs-action" && (
        <>
          <p>{t("pending.dialog.confirm")}</p>
          {progress.actionUrl && (
            <LinkButton href={progress.actionUrl}>{t("pending.dialog.confirmLink")}</LinkButton>
          )}
          <Button
            kind="secondary"
            pending={progress.isChecking && t("pending.dialog.paying")}
            onClick={onCheck}
          >
            {t("pending.dialog.check")}
          </Button>
        </>
      )}
    </div>
  );
}
