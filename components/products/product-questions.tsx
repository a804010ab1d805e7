import { Question } from "@/components/content/question";
import type { Product } from "@/lib/contract/products/products.types";
import { type ProductKind, productKind } from "@/lib/domain/product-kind";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface ProductQuestionsProps {
  readonly product: Product;
  readonly t: Translator<"products">;
}

type QuestionName = "swab" | "fail" | "age" | "clear" | "pack" | "stored" | "note" | "end" | "account";

const questionsOfKind: Readonly<Record<ProductKind, readonly QuestionName[]>> = {
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
};

export function ProductQuestions({ product, t }: ProductQuestionsProps) {
  const questions: readonly QuestionName[] = [...questionsOfKind[productKind(product.fulfilment)], "account"];
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t("questions.title")}</h2>
      <div className="mt-4">
        {questions.map((question) => (
          <Question key={question} ask={t(`questions.${question}Q`)}>
            {t(`questions.${question}A`)}{" "}
            {question === "swab" && <a href={paths.pages.takeSample}>{t("questions.swabLink")}</a>}
          </Question>
        ))}
      </div>
    </section>
  );
}
