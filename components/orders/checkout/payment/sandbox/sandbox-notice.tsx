import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { sandboxCards } from "@/lib/config/orders/sandbox-cards";

const brandNames = { visa: "Visa", mastercard: "Mastercard" } as const;

/** Groups the digits as on a card. */
const formatNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

interface SandboxNoticeProps {
  readonly onUse: (number: string) => void;
}

/** Says that nothing is charged and lists the test cards, so that nobody enters a real one. */
export function SandboxNotice({ onUse }: SandboxNoticeProps) {
  const t = useTranslator("payments.sandbox");
  return (
    <section
      aria-labelledby="sandbox"
      className="grid gap-3 rounded-box border border-carrier bg-carrier-soft p-4"
    >
      <h3 id="sandbox" className="text-carrier">
        {t("title")}
      </h3>
      <p className="text-small">{t("text")}</p>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
          {t("cards")}
        </summary>
        <ul className="divide-y divide-carrier/30">
          {sandboxCards.map(({ outcome, number, brand }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="text-small">
                <span className="font-medium whitespace-nowrap tabular-nums">{formatNumber(number)}</span>
                <br />
                {`${brandNames[brand]}, ${t(`kinds.${outcome}`)}`}
              </span>
              <Button
                kind="quiet"
                aria-label={t("useNamed", { what: `${brandNames[brand]}, ${t(`kinds.${outcome}`)}` })}
                onClick={() => onUse(formatNumber(number))}
              >
                {t("use")}
              </Button>
            </li>
          ))}
        </ul>
        <p className="pt-2 text-small">{t("anyDate")}</p>
      </details>
    </section>
  );
}
