import type { ReactNode } from "react";
import { useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { formatSelectedPayment } from "@/components/orders/checkout/payment/selected-payment";
import { collectorValues, detailsValues } from "@/components/orders/checkout/steps/form-values";
import { isDelivered } from "@/components/orders/checkout/checkout-cart";
import { pageLanguage } from "@/lib/i18n/page-language";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import { paymentDays } from "@/lib/config/orders/orders";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import type { StepName } from "@/components/orders/checkout/steps/steps";

type ReviewSectionsProps = Pick<StepProps, "checkout">;

/** Summary of each step with a button to change it. */
export function ReviewSections({ checkout }: ReviewSectionsProps) {
  const t = useTranslator("checkout");
  const { steps, go } = checkout;
  const sections = listSections({ checkout }, t);
  return (
    <ul className="divide-y divide-line rounded-box border border-line bg-card px-5">
      {sections
        .filter(({ step }) => step === undefined || steps.includes(step))
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
            {step && (
              <ChangeButton name={name} onClick={() => go(step)}>
                {t("review.change")}
              </ChangeButton>
            )}
          </li>
        ))}
    </ul>
  );
}

interface ChangeButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ChangeButton({ name, onClick, children }: ChangeButtonProps) {
  const t = useTranslator("checkout.review");
  return (
    <button
      type="button"
      aria-label={t("changeNamed", { what: name })}
      onClick={onClick}
      className="-mr-2 min-h-11 rounded-box px-2 text-small text-quiet underline underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  );
}

interface Section {
  readonly name: string;
  /** Where it is changed; undefined if it cannot be changed here. */
  readonly step?: StepName;
  readonly lines: readonly string[];
}

function listSections({ checkout }: ReviewSectionsProps, t: Translator<"checkout">): readonly Section[] {
  const { cart, draft, user, country, selectedPayment } = checkout;
  const sources = { draft: draft.values, cart, user, country };
  const { firstName, lastName } = detailsValues(sources);
  const { isOnAccount } = checkout.options;
  return [
    { name: t("review.details"), step: "details", lines: [`${firstName} ${lastName}`, cart.email ?? ""] },
    { name: t("review.collector"), step: "collector", lines: collectorLines(collectorValues(sources), t) },
    ...(isOnAccount ? listPracticeSections({ checkout }, t) : listAddressSections({ checkout }, t)),
    { name: t("review.shipping"), step: "shipping", lines: [cart.shippingMethod?.name ?? ""] },
    {
      name: t("review.payment"),
      step: "payment",
      lines: [selectedPayment ? formatSelectedPayment(selectedPayment, t) : ""],
    },
  ];
}

/** The address, and the terms of payment, which have no step of their own. */
function listPracticeSections(
  { checkout }: ReviewSectionsProps,
  t: Translator<"checkout">,
): readonly Section[] {
  const { shippingAddress } = checkout.cart;
  const lines = shippingAddress ? addressLines(shippingAddress, pageLanguage()) : [];
  return [
    { name: t("review.practice"), step: "addresses", lines },
    { name: t("review.payment"), lines: [t("review.onAccount", { days: paymentDays })] },
  ];
}

function listAddressSections(
  { checkout }: ReviewSectionsProps,
  t: Translator<"checkout">,
): readonly Section[] {
  const { cart } = checkout;
  const { billingAddress, shippingAddress } = cart;
  const linesOf = (address: typeof billingAddress) => (address ? addressLines(address, pageLanguage()) : []);
  const isPosted = isDelivered(cart, false);
  const isSame = isPosted && JSON.stringify(billingAddress) === JSON.stringify(shippingAddress);
  return [
    ...(isPosted
      ? [{ name: t("review.delivery"), step: "addresses", lines: linesOf(shippingAddress) } as const]
      : []),
    {
      name: t("review.billing"),
      step: "addresses",
      lines: isSame ? [t("review.sameAsDelivery")] : linesOf(billingAddress),
    },
  ];
}

function collectorLines(collector: ReturnType<typeof collectorValues>, t: Translator<"checkout">) {
  const { type, name, clinic, hasSwabs } = collector;
  const collectorType =
    type === "vet" || type === "agent"
      ? [t(`collector.types.${type}`), [name, clinic].filter(Boolean).join(", ")]
      : [t("collector.types.self")];
  return [...collectorType, t(hasSwabs ? "collector.hasSwabs" : "review.swabs")];
}
