import { requestMessages, translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { ExampleReport } from "@/components/shop/home/example-report";
import { Illustration } from "@/components/shop/public/illustration";
import { NextSteps } from "@/components/shop/content/next-steps";
import { QuestionSection } from "@/components/shop/content/question-section";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { breedPicturePath } from "@/lib/domain/breed-picture-path";
import { pictures, productPicture, scenePicture } from "@/lib/domain/pictures";
import { ownerLandingPage, listCategoryPages } from "@/lib/navigation/category-pages";
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
      <NextSteps
        title={t("owner.nextSteps.title")}
        steps={nextSteps.map(({ name, ...step }) => ({
          ...step,
          title: t(`owner.nextSteps.${name}.title`),
          text: t(`owner.nextSteps.${name}.text`),
        }))}
      />
    </>
  );
}

/** Title in the centre, pictures below. */
function Hero() {
  const t = translate("roleLanding");
  return (
    <div className="text-center">
      <h1 className="text-pretty wide:text-display">{t("owner.title")}</h1>
      <p className="mx-auto mt-4 max-w-text text-lead text-quiet">{t("owner.intro")}</p>
      <p className="mt-6">
        {listCategoryPages(ownerLandingPage).map(({ path }) => (
          <LinkButton key={path} href={path}>
            {t("owner.shop")}
          </LinkButton>
        ))}
      </p>
      <div
        aria-hidden
        className="mt-10 flex items-end justify-center gap-2 rounded-box bg-brand-soft px-4 pt-8 pb-6 wide:gap-8"
      >
        <Illustration src={breedPicturePath("canine", "cavoodle")} kind="pet" className="w-1/4 max-w-44" />
        <Illustration src={pictures.kit} kind="kit" className="w-1/2 max-w-80" />
        <Illustration src={breedPicturePath("feline", "maine-coon")} kind="pet" className="w-1/4 max-w-44" />
      </div>
    </div>
  );
}
