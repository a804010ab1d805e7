import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";
import { Fact } from "./fact";

/** Payment state and PDF of an invoice, for anyone with the link from our email. */
export function InvoicePaid({ invoice }: { readonly invoice: Response<"invoices.byToken"> }) {
  const t = translate("checkout");
  const { number, total, currency, token, state } = invoice;
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{t(`invoiceComplete.states.${state}.title`)}</h1>
      <p>{t(`invoiceComplete.states.${state}.text`)}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name={t("invoiceComplete.number")}>{number}</Fact>
        <Fact name={t("invoiceComplete.total")}>
          {formatMoney({ amount: total, currency }, requestLanguage())}
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        {state === "open" && <LinkButton href={paths.pendingOrders}>{t("invoiceComplete.pay")}</LinkButton>}
        <LinkButton kind="secondary" href={`/api/store/invoices/${token}/file`} download>
          {t("invoiceComplete.download")}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.invoices}>
          {t("invoiceComplete.myInvoices")}
        </LinkButton>
      </div>
    </div>
  );
}
