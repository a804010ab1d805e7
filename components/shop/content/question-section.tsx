import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
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
  return (
    <section aria-labelledby="questions" className="grid gap-4 py-8 desk:grid-cols-[2fr_3fr] desk:gap-16">
      <div>
        <h2 id="questions">{title}</h2>
        <p className="mt-2">
          <Link href={paths.pages.help}>{t("allAnswers")}</Link>
        </p>
      </div>
      <div>
        {Object.entries(questions).map(
          ([name, question]) =>
            typeof question === "object" && (
              <Question key={name} ask={question.ask}>
                {question.answer}
              </Question>
            ),
        )}
      </div>
    </section>
  );
}
