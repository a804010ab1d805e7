import { fill } from "@/components/approvals/approval-words";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { tickLook } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import type { SendingWords } from "@/components/form/failure-words";
import { CancelOrder, type CancelWords } from "./cancel-order-client";
import { OrderBadge } from "./order-badge";
import type { Payable } from "./payable";
import type { PendingWords } from "./pending-client";

interface PayableListProps {
  readonly orders: readonly Payable[];
  readonly chosen: readonly number[];
  readonly words: PendingWords;
  readonly overdue: string;
  readonly cancelWords: CancelWords;
  readonly sendingWords: SendingWords;
  readonly toggle: (id: number) => void;
  readonly choose: (ids: readonly number[]) => void;
}

export function PayableList({ orders, chosen, words, overdue, toggle, choose, ...rest }: PayableListProps) {
  const { cancelWords, sendingWords } = rest;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{words.list}</legend>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-quiet">{fill(words.chosen, { count: String(chosen.length) })}</span>
        <Button kind="quiet" className="-mr-4" onClick={() => choose(orders.map(({ id }) => id))}>
          {words.all}
        </Button>
      </p>
      {orders.map(({ id, number, href, what, placed, due, amount, isOverdue, canCancel }) => (
        <div
          key={id}
          className={cn(
            cardLook,
            "relative flex items-start gap-4 has-checked:border-brand has-checked:bg-brand-soft",
          )}
        >
          <input
            type="checkbox"
            id={`order-${id}`}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            className={cn(tickLook, "mt-1 size-6")}
          />
          <div className="grid min-w-0 flex-1 gap-1">
            <label
              htmlFor={`order-${id}`}
              className="font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {fill(words.choose, { number })}
            </label>
            <p className="wrap-anywhere text-quiet">{what}</p>
            <p className="flex flex-wrap items-center gap-2 text-quiet">
              {due === null ? fill(words.placed, { date: placed }) : fill(words.due, { date: due })}{" "}
              {isOverdue && <OrderBadge state="overdue" label={overdue} />}
            </p>
            <p className="flex flex-wrap items-center gap-x-4">
              <a
                href={href}
                aria-label={fill(words.seeNamed, { number })}
                className="relative z-10 inline-block py-1 text-small"
              >
                {words.see}
              </a>
              {canCancel && (
                <span className="relative z-10">
                  <CancelOrder order={{ id, number }} words={cancelWords} sendingWords={sendingWords} />
                </span>
              )}
            </p>
          </div>
          <strong className="text-lead tabular-nums">{amount}</strong>
        </div>
      ))}
    </fieldset>
  );
}
