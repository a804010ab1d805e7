import { requestLanguage, requestMessages, translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { PictureCard, pictureCardListStyles } from "@/components/shop/content/picture-card";
import { NextSteps } from "@/components/shop/content/next-steps";
import { QuestionSection } from "@/components/shop/content/question-section";
import { BreedSearch } from "@/components/shop/search/breed-search";
import { LinkButton } from "@/components/links/link-button";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pictures, productPicture, scenePicture } from "@/lib/domain/shop/pictures";
import { speciesNames } from "@/lib/domain/species";
import { LandingPicture } from "./landing-picture";
import type { RoleLandingProps } from "./role-landing-props";

const dogs = paths.landingPage({ role: "vet", species: "canine" });
const cats = paths.landingPage({ role: "vet", species: "feline" });

const breedPictures = { canine: scenePicture("canine", 0), feline: scenePicture("feline", 0) } as const;

const nextSteps = [
  { name: "dogs", href: dogs, picture: scenePicture("canine", 1) },
  { name: "cats", href: cats, picture: scenePicture("feline", 1) },
  { name: "cases", href: paths.pages.caseStudies, picture: productPicture("report", "brain") },
] as const;

export function VetLanding({ best }: RoleLandingProps) {
  return (
    <>
      <Hero />
      <Breeds />
      <Ordering />
      <Screens best={best} />
      <div className="mt-16">
        <QuestionSection messages={requestMessages("roleLanding.vet.questions")} />
      </div>
      <NextSteps messages={requestMessages("roleLanding.vet.nextSteps")} steps={nextSteps} />
    </>
  );
}

/** Title, and a picture of a vet with two patients. */
function Hero() {
  const t = translate("roleLanding");
  return (
    <div className="grid items-center gap-8 desk:grid-cols-2 wide:rounded-box wide:bg-brand-soft wide:p-10">
      <div>
        <p className="mb-2 font-semibold text-brand-strong">{t("vet.metaTitle")}</p>
        <h1 className="text-pretty wide:text-display">{t("vet.title")}</h1>
        <p className="mt-4 max-w-text text-lead text-ink">{t("vet.intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={dogs}>{t("vet.dogs")}</LinkButton>
          <LinkButton href={cats} kind="secondary">
            {t("vet.cats")}
          </LinkButton>
        </p>
        <BreedSearch />
      </div>
      <LandingPicture name="vet" />
    </div>
  );
}

function Breeds() {
  const t = translate("roleLanding");
  return (
    <section aria-labelledby="breed" className="mt-20 grid gap-8 desk:grid-cols-[2fr_3fr] desk:items-center">
      <div>
        <h2 id="breed">{t("vet.breed.title")}</h2>
        <p className="mt-2 text-lead text-quiet">{t("vet.breed.text")}</p>
      </div>
      <ul className={pictureCardListStyles}>
        {speciesNames.map((species) => (
          <PictureCard
            key={species}
            href={paths.breeds(species)}
            picture={breedPictures[species]}
            title={t(`vet.breed.${species}`)}
          />
        ))}
      </ul>
    </section>
  );
}

function Ordering() {
  const t = translate("roleLanding");
  return (
    <section aria-labelledby="ordering" className="mt-20">
      <h2 id="ordering">{t("vet.order.title")}</h2>
      <p className="mt-2 max-w-text text-lead text-quiet">{t("vet.order.text")}</p>
      <ol className="mt-6 grid divide-y divide-line rounded-box border border-line bg-card desk:grid-cols-3 desk:divide-x desk:divide-y-0">
        {(["order", "swab", "read"] as const).map((step) => (
          <li key={step} className="flex gap-4 p-6 desk:flex-col">
            <Illustration src={pictures.step(step)} kind="step" isLazy className="size-20 shrink-0" />
            <div>
              <h3>{t(`vet.order.${step}.title`)}</h3>
              <p className="mt-1 text-quiet">{t(`vet.order.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The screening product for practices, with its price. */
function Screens({ best }: RoleLandingProps) {
  const t = translate("roleLanding");
  return (
    <section
      aria-labelledby="screens"
      className="mt-20 grid gap-8 desk:grid-cols-[3fr_2fr] desk:items-center"
    >
      <div className="desk:order-last">
        <h2 id="screens">{t("vet.screens.title")}</h2>
        <p className="mt-2 text-lead text-quiet">
          {t(best.length > 0 ? "vet.screens.text" : "vet.screens.empty")}
        </p>
      </div>
      {best.length > 0 && (
        <ul className={pictureCardListStyles}>
          {best.map((product) => (
            <PictureCard
              key={product.id}
              href={paths.product(product)}
              picture={pictures.product(product)}
              title={product.name}
              text={product.summary}
            >
              <p className="text-lead font-semibold tabular-nums">
                {formatMoney(product.price, requestLanguage())}
              </p>
            </PictureCard>
          ))}
        </ul>
      )}
    </section>
  );
}
