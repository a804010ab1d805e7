import { Link } from "@/components/links/link";
import { Question } from "@/components/shop/content/question";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

const questions = ["age", "vet", "time", "carrier"] as const;

/** What people ask before they order. */
export function Questions() {
  const t = translate("home");
  return (
    <section aria-labelledby="questions" className="grid gap-4 py-8 desk:grid-cols-[2fr_3fr] desk:gap-16">
      <div>
        <h2 id="questions">{t("questions.title")}</h2>
        <p className="mt-2">
          <Link href={paths.pages.help}>{t("questions.more")}</Link>
        </p>
      </div>
      <div>
        {questions.map((name) => (
          <Question key={name} ask={t(`questions.${name}.ask`)}>
            {t(`questions.${name}.answer`)}
          </Question>
        ))}
      </div>
    </section>
  );
}
