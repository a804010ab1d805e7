import { Link } from "@/components/links/link";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { NextSteps } from "@/components/shop/content/next-steps";
import { QuestionSection } from "@/components/shop/content/question-section";
import { BreedSearch } from "@/components/shop/search/breed-search";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { productPicture, scenePicture } from "@/lib/domain/shop/pictures";
import { LandingPicture } from "./landing-picture";
import { LitterDiagram } from "./litter-diagram";
import type { RoleLandingProps } from "./role-landing-props";

const dogs = paths.landingPage({ role: "breeder", species: "canine" });
const cats = paths.landingPage({ role: "breeder", species: "feline" });

const nextSteps = [
  { name: "dogs", href: dogs, picture: scenePicture("canine", 1) },
  { name: "cats", href: cats, picture: scenePicture("feline", 1) },
  { name: "responsible", href: paths.pages.responsibleBreeders, picture: scenePicture("canine", 2) },
  { name: "benefits", href: paths.pages.breederBenefits, picture: productPicture("pack", "rosette") },
] as const;

export function BreederLanding({ best }: RoleLandingProps) {
  const t = translate("roleLanding");
  return (
    <>
      <Hero />
      <LitterSteps />
      <BestSellers title={t("breeder.best")} products={best} />
      <div className="mt-16">
        <QuestionSection messages={requestMessages("roleLanding.breeder.questions")} />
      </div>
      <NextSteps
        title={t("breeder.nextSteps.title")}
        steps={nextSteps.map(({ name, ...step }) => ({
          ...step,
          title: t(`breeder.nextSteps.${name}.title`),
          text: t(`breeder.nextSteps.${name}.text`),
        }))}
      />
      <section aria-labelledby="diversity" className="mt-20 max-w-text">
        <h2 id="diversity">{t("breeder.diversity.title")}</h2>
        <p className="mt-2 text-lead text-quiet">{t("breeder.diversity.text")}</p>
        <p className="mt-4">
          <Link href={paths.pages.heterozygosity} className="font-semibold">
            {t("breeder.diversity.link")}
          </Link>
        </p>
      </section>
    </>
  );
}

/** Title and a picture of a breeder with a litter. */
function Hero() {
  const t = translate("roleLanding");
  return (
    <div className="grid items-center gap-10 desk:grid-cols-2">
      <div>
        <p className="mb-2 font-semibold text-brand-strong">{t("breeder.metaTitle")}</p>
        <h1 className="text-pretty wide:text-display">{t("breeder.title")}</h1>
        <p className="mt-4 max-w-text text-lead">{t("breeder.intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={dogs}>{t("breeder.dogs")}</LinkButton>
          <LinkButton href={cats} kind="secondary">
            {t("breeder.cats")}
          </LinkButton>
        </p>
        <BreedSearch />
      </div>
      <LandingPicture name="breeder" />
    </div>
  );
}

/** The three steps of a breeder: pair, litter, papers. */
function LitterSteps() {
  const t = translate("roleLanding");
  return (
    <section aria-labelledby="litter" className="mt-20 grid items-center gap-10 desk:grid-cols-2">
      <div>
        <h2 id="litter">{t("breeder.litter.title")}</h2>
        <ol className="mt-6 grid gap-6">
          {(["pair", "young", "papers"] as const).map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-strong"
              >
                {index + 1}
              </span>
              <div>
                <h3>{t(`breeder.litter.${step}.title`)}</h3>
                <p className="mt-1 text-quiet">{t(`breeder.litter.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <LitterDiagram />
    </section>
  );
}
