import { Button } from "@/components/ui/button";
import { type CheckoutWords, fill } from "@/components/checkout/checkout-words";
import { sandboxCards } from "@/lib/config/sandbox-cards";

const brandNames = { visa: "Visa", mastercard: "Mastercard" } as const;

/** As it stands on a card. */
const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

interface SandboxNoticeProps {
  readonly words: CheckoutWords["sandbox"];
  readonly onUse: (number: string) => void;
}

/** That nothing is charged, and which numbers work here: nobody should be led to type a real card. */
export function SandboxNotice({ words, onUse }: SandboxNoticeProps) {
  return (
    <section
      aria-labelledby="sandbox"
      className="grid gap-3 rounded-box border border-carrier bg-carrier-soft p-4"
    >
      <h3 id="sandbox" className="text-carrier">
        {words.title}
      </h3>
      <p className="text-small">{words.text}</p>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
          {words.cards}
        </summary>
        <ul className="divide-y divide-carrier/30">
          {sandboxCards.map(({ outcome, number, brand }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="text-small">
                <span className="font-medium whitespace-nowrap tabular-nums">{spaced(number)}</span>
                <br />
                {`${brandNames[brand]}, ${words.kinds[outcome]}`}
              </span>
              <Button
                kind="quiet"
                aria-label={fill(words.useNamed, { what: `${brandNames[brand]}, ${words.kinds[outcome]}` })}
                onClick={() => onUse(spaced(number))}
              >
                {words.use}
              </Button>
            </li>
          ))}
        </ul>
        <p className="pt-2 text-small">{words.anyDate}</p>
      </details>
    </section>
  );
}
