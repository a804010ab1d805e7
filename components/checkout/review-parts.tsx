import type { ReactNode } from "react";
import { cardName } from "./card-name";
import { collectorOf, detailsOf } from "./checkout-values";
import { type CheckoutWords, fill } from "./checkout-words";
import type { StepProps } from "./step-props";
import type { StepName } from "./steps";

type ReviewPartsProps = Pick<StepProps, "checkout" | "words" | "countries" | "language">;

/** What was said at each step, with the way back to it. */
export function ReviewParts({ checkout, words, countries }: ReviewPartsProps) {
  const { steps, go } = checkout;
  const parts = partsOf({ checkout, words, countries });
  return (
    <ul className="divide-y divide-line rounded-box border border-line bg-card px-5">
      {parts
        .filter(({ step }) => steps.includes(step))
        .map(({ name, step, lines }) => (
          <li key={name} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="text-small text-quiet">{name}</p>
              <div className="wrap-anywhere">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </div>
            <ChangeButton name={name} words={words.review} onClick={() => go(step)}>
              {words.review.change}
            </ChangeButton>
          </li>
        ))}
    </ul>
  );
}

interface ChangeButtonProps {
  readonly name: string;
  readonly words: CheckoutWords["review"];
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ChangeButton({ name, words, onClick, children }: ChangeButtonProps) {
  return (
    <button
      type="button"
      aria-label={fill(words.changeNamed, { what: name })}
      onClick={onClick}
      className="-mr-2 min-h-11 rounded-box px-2 text-small text-quiet underline underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  );
}

interface Part {
  readonly name: string;
  readonly step: StepName;
  readonly lines: readonly string[];
}

function partsOf({ checkout, words, countries }: Omit<ReviewPartsProps, "language">): readonly Part[] {
  const { cart, draft, person, country, paying } = checkout;
  const known = { draft: draft.values, cart, person, country };
  const { firstName, lastName } = detailsOf(known);
  const { billingAddress, shippingAddress, shippingMethod } = cart;
  const address = (one: typeof billingAddress) => (one ? addressLines(one, countries) : []);
  const isSame =
    cart.allShippingMethods.length > 0 && JSON.stringify(billingAddress) === JSON.stringify(shippingAddress);
  const texts = words.review;
  return [
    { name: texts.details, step: "details", lines: [`${firstName} ${lastName}`, cart.email ?? ""] },
    { name: texts.collector, step: "collector", lines: collectorLines(collectorOf(known), words) },
    ...(cart.allShippingMethods.length > 0
      ? [{ name: texts.delivery, step: "addresses", lines: address(shippingAddress) } as const]
      : []),
    {
      name: texts.billing,
      step: "addresses",
      lines: isSame ? [texts.sameAsDelivery] : address(billingAddress),
    },
    { name: texts.shipping, step: "shipping", lines: [shippingMethod?.name ?? ""] },
    { name: texts.payment, step: "payment", lines: [payingLine(paying, words)] },
  ];
}

type Address = NonNullable<StepProps["checkout"]["cart"]["billingAddress"]>;

function addressLines(one: Address, countries: ReviewPartsProps["countries"]): readonly string[] {
  const country = countries.find(({ value }) => value === one.country)?.label ?? one.country;
  const town = [one.postalCode, one.city, one.state].filter(Boolean).join(" ");
  return [`${one.firstName} ${one.lastName}`, one.address, town, country];
}

function collectorLines(collector: ReturnType<typeof collectorOf>, { collector: texts }: CheckoutWords) {
  const { type, name, clinic, isSWABRequired } = collector;
  const who =
    type === "vet" || type === "agent"
      ? [texts.types[type], [name, clinic].filter(Boolean).join(", ")]
      : [texts.types.self];
  return isSWABRequired ? [...who, texts.swab] : who;
}

function payingLine(paying: StepProps["checkout"]["paying"], { payment }: CheckoutWords): string {
  if (paying === undefined) return "";
  const { choice, card } = paying;
  return card ? cardName(card, payment) : payment.methods[choice.method];
}
