import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Question } from "@/components/shop/content/question";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { type ProductKind, productKind } from "@/lib/domain/shop/product-kind";
import { paths } from "@/lib/navigation/paths";

const questionsOfKind = {
  kit: ["swab", "fail", "age", "clear"],
  pack: ["pack", "swab", "fail"],
  tubes: ["swab", "fail"],
  stored: ["stored", "fail", "clear"],
  goods: [],
  "collar-tag": ["note"],
  portrait: ["note"],
  certificate: ["note"],
  membership: ["end"],
  "health-watch": ["end"],
} as const satisfies Readonly<Record<ProductKind, readonly string[]>>;

type QuestionName = (typeof questionsOfKind)[ProductKind][number] | "blood" | "account";

/** Blood is taken by a vet: nothing is swabbed. */
const ofBlood = (questions: readonly QuestionName[]): readonly QuestionName[] =>
  questions.filter((name) => name !== "age").map((name) => (name === "swab" ? "blood" : name));

export function ProductQuestions({ product }: { readonly product: Product }) {
  const t = translate("products");
  const { fulfilment } = product;
  const ofKind: readonly QuestionName[] = questionsOfKind[productKind(fulfilment)];
  const questions: readonly QuestionName[] = [
    ...(fulfilment.sample === "blood" ? ofBlood(ofKind) : ofKind),
    "account",
  ];
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t("questions.title")}</h2>
      <div className="mt-4">
        {questions.map((question) => (
          <Question key={question} ask={t(`questions.${question}Q`)}>
            {t(`questions.${question}A`)}{" "}
            {question === "swab" && <Link href={paths.pages.takeSample}>{t("questions.swabLink")}</Link>}
          </Question>
        ))}
      </div>
    </section>
  );
}
