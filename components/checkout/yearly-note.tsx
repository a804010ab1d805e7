import { addYears } from "date-fns";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { yearlyTypeId } from "@/lib/domain/renews";
import type { RenewalWords } from "@/components/orders/renewal-words";
import { fill } from "./checkout-words";
import { renewsBy } from "./renews-by";
import type { StepProps } from "./step-props";

interface YearlyNoteProps extends Pick<StepProps, "checkout" | "language"> {
  readonly words: RenewalWords["checkout"];
}

/** Of what is sold for a year: whether it renews, when, for how much and how it is ended. Right above the button that orders it. */
export function YearlyNote({ checkout, language, words }: YearlyNoteProps) {
  const { cart, country } = checkout;
  if (!cart.items.some(({ product }) => product.typeId === yearlyTypeId)) return null;
  const isRenewing = renewsBy(checkout);
  const where = cart.billingAddress?.country ?? cart.country ?? country;
  const next = addYears(new Date(), 1);
  const said = {
    amount: formatMoney({ amount: cart.total, currency: cart.currency }, language),
    date: formatDate(next, where),
    day: next.toLocaleDateString(language, { day: "numeric", month: "long" }),
  };
  return (
    <section aria-labelledby="yearly" className="rounded-box border border-line bg-card px-4 py-3">
      <h2 id="yearly" className="text-base">
        {isRenewing ? words.title : words.onceTitle}
      </h2>
      <p className="mt-1">{isRenewing ? fill(words.yearly, said) : words.once}</p>
      {isRenewing && <p className="mt-1">{words.ending}</p>}
    </section>
  );
}
