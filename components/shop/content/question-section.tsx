import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { questionsJsonLd } from "@/lib/domain/json-ld";
import { JsonLd } from "./json-ld";
import { Question } from "./question";

interface QuestionSectionProps {
  /** From the messages of a page: a title and the questions by name. */
  readonly messages: {
    readonly title: string;
    readonly [name: string]: string | { readonly ask: string; readonly answer: string };
  };
}

/** What visitors ask first, with a link to all answers. */
export function QuestionSection({ messages: { title, ...questions } }: QuestionSectionProps) {
  const t = translate("content");
  const questionList = Object.values(questions).filter((question) => typeof question === "object");
  return (
    <section aria-labelledby="questions" className="grid gap-4 py-8 desk:grid-cols-[2fr_3fr] desk:gap-16">
      <JsonLd data={questionsJsonLd(questionList)} />
      <div>
        <h2 id="questions">{title}</h2>
        <p className="mt-2">
          <Link href={paths.pages.help}>{t("allAnswers")}</Link>
        </p>
      </div>
      <div>
        {questionList.map(({ ask, answer }) => (
          <Question key={ask} ask={ask}>
            {answer}
          </Question>
        ))}
      </div>
    </section>
  );
}
