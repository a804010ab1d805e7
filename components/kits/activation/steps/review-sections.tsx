import { useLanguage, useTranslator } from "#use-messages";
import type { Language } from "@/lib/config/languages";
import type { Translator } from "@/lib/i18n/translator";
import { colonIn } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";
import { consentsOf, typedBarcodes } from "@/components/kits/activation/activation-values";
import { consentNames } from "@/components/kits/activation/consent-boxes";
import { petFacts } from "@/components/kits/activation/pet/known-facts";
import { petValues } from "@/components/kits/public/pet-values";
import type { StepProps } from "@/components/kits/activation/activation-props";

interface Section {
  readonly step: ActivationStep;
  readonly name: string;
  readonly lines: readonly string[];
}

/** What was entered, with a button to change each part. */
export function ReviewSections(props: StepProps) {
  const t = useTranslator("activation");
  const { activation } = props;
  const sections = listSections(props, t, useLanguage()).filter(({ step }) =>
    activation.steps.includes(step),
  );
  return (
    <ul className="divide-y divide-line rounded-box border border-line bg-card px-5">
      {sections.map(({ step, name, lines }) => (
        <li key={`${step} ${name}`} className="flex items-start justify-between gap-4 py-4">
          <div className="min-w-0">
            <p className="text-small text-quiet">{name}</p>
            <div className="wrap-anywhere">
              {lines.map((line) => (
                <p key={line} className="first:font-medium">
                  {line}
                </p>
              ))}
            </div>
          </div>
          <button
            type="button"
            aria-label={t("review.changeNamed", { what: name })}
            onClick={() => activation.open(step)}
            className="-mr-2 min-h-11 rounded-box px-2 text-small text-quiet underline underline-offset-4 hover:text-ink"
          >
            {t("review.change")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function listSections(props: StepProps, t: Translator<"activation">, language: Language): readonly Section[] {
  const { activation } = props;
  const { record, product, kit, email } = activation;
  const extras = [...new Set([...(kit?.extras ?? []), ...(record.extras ?? [])].map(({ name }) => name))];
  const blank = kit?.product === null;
  return [
    { step: "email", name: t("email.label"), lines: [email] },
    {
      step: "barcode",
      name: t("review.kit"),
      lines: [...(product && !blank ? [product.name] : []), ...typedBarcodes(record).map(formatBarcode)],
    },
    { step: "test", name: t("review.test"), lines: [product?.name ?? ""] },
    { step: "pet", name: t("review.pet"), lines: petLines(props, t, language) },
    {
      step: "extras",
      name: t("review.extras"),
      lines: extras.length > 0 ? extras : [t("review.noExtras")],
    },
    { step: "person", name: t("review.person"), lines: personLines(props, t) },
    { step: "sample", name: t("review.sample"), lines: sampleLines(props, t) },
  ];
}

function petLines(
  { activation }: StepProps,
  t: Translator<"activation">,
  language: Language,
): readonly string[] {
  const { record, species, country } = activation;
  const values = petValues(record.pet, species);
  const facts = petFacts({ values, breed: record.selectedBreed, country }, t);
  return [values.petName, ...facts.map(({ label, value }) => `${label}${colonIn(language)} ${value}`)];
}

function personLines(
  { activation: { record }, countries }: StepProps,
  t: Translator<"activation">,
): readonly string[] {
  const person = record.person ?? {};
  const text = (name: string) => String(person[name] ?? "");
  const country = countries.find(({ value }) => value === text("country"))?.label ?? text("country");
  return [
    `${text("firstName")} ${text("lastName")}`,
    text("address"),
    [text("postalCode"), text("city"), text("state")].filter(Boolean).join(" "),
    country,
    text("email"),
    t("review.terms"),
  ];
}

function sampleLines({ activation: { record } }: StepProps, t: Translator<"activation">): readonly string[] {
  const { type, name, clinic } = record.collectionAgent ?? {};
  const collector =
    type === "vet" || type === "agent"
      ? [t(`sample.collectorTypes.${type}`), [name, clinic].filter(Boolean).join(", ")]
      : [t("sample.collectorTypes.self")];
  const allowed = consentNames.filter((consent) => consentsOf(record)[consent]);
  const list = allowed.map((consent) => t(`review.consentNames.${consent}`)).join(", ");
  return [...collector, allowed.length > 0 ? t("review.consents", { list }) : t("review.noConsents")];
}
