import { requestMessages, translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { ExampleReport } from "@/components/shop/home/example-report";
import { NextSteps } from "@/components/shop/content/next-steps";
import { QuestionSection } from "@/components/shop/content/question-section";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { productPicture, scenePicture } from "@/lib/domain/shop/pictures";
import { ownerLandingPage, listCategoryPages } from "@/lib/navigation/category-pages";
import { LandingPicture } from "./landing-picture";
import type { RoleLandingProps } from "./role-landing-props";

const nextSteps = [
  { name: "swab", href: paths.pages.takeSample, picture: productPicture("tubes") },
  { name: "dogBreeds", href: paths.breeds("canine"), picture: scenePicture("canine", 0) },
  { name: "catBreeds", href: paths.breeds("feline"), picture: scenePicture("feline", 0) },
  { name: "help", href: paths.pages.help, picture: productPicture("report") },
] as const;

export function OwnerLanding({ best }: RoleLandingProps) {
  const t = translate("roleLanding");
  return (
    <>
      <Hero />
      <BestSellers title={t("owner.best")} products={best} />
      <section
        aria-labelledby="report"
        className="mt-20 grid items-center gap-10 desk:grid-cols-[2fr_3fr] desk:gap-16"
      >
        <div>
          <h2 id="report">{t("owner.report.title")}</h2>
          <p className="mt-2 text-lead text-quiet">{t("owner.report.text")}</p>
        </div>
        <ExampleReport name="poppy" />
      </section>
      <div className="mt-16">
        <QuestionSection messages={requestMessages("roleLanding.owner.questions")} />
      </div>
      <NextSteps messages={requestMessages("roleLanding.owner.nextSteps")} steps={nextSteps} />
    </>
  );
}

/** Title, and a picture of an owner with a dog and a cat. */
function Hero() {
  const t = translate("roleLanding");
  return (
    <div className="grid items-center gap-10 desk:grid-cols-2">
      <div>
        <p className="mb-2 font-semibold text-brand-strong">{t("owner.metaTitle")}</p>
        <h1 className="text-pretty wide:text-display">{t("owner.title")}</h1>
        <p className="mt-4 max-w-text text-lead">{t("owner.intro")}</p>
        <p className="mt-6">
          {listCategoryPages(ownerLandingPage).map(({ path }) => (
            <LinkButton key={path} href={path}>
              {t("owner.shop")}
            </LinkButton>
          ))}
        </p>
      </div>
      <LandingPicture name="owner" />
    </div>
  );
}
