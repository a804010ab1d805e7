import { Link } from "@/components/links/link";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { NextSteps } from "@/components/shop/content/next-steps";
import { QuestionSection } from "@/components/shop/content/question-section";
import { BreedSearch } from "@/components/shop/search/breed-search";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { productPicture, scenePicture, pictures } from "@/lib/domain/shop/pictures";
import { LandingPicture } from "./landing-picture";
import type { RoleLandingProps } from "./role-landing-props";
import { Illustration } from "@/components/shop/public/illustration";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";

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
      <NextSteps messages={requestMessages("roleLanding.breeder.nextSteps")} steps={nextSteps} />
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

const offspring = [
  { colour: "gold", result: "clear" },
  { colour: "black", result: "carrier" },
  { colour: "cream", result: "clear" },
  { colour: "chocolate", result: "carrier" },
] as const;

/** Diagram of inheritance: both parents above, four offspring below. */
function LitterDiagram() {
  const t = translate("roleLanding");
  return (
    <figure className="rounded-box bg-card p-5 shadow-raised wide:p-8">
      <div className="grid grid-cols-2 gap-4 text-center font-semibold">
        <Parent picture={pictures.pet("canine", { kind: "long", colour: "gold" })} result="clear">
          {t("breeder.litterDiagram.sire")}
        </Parent>
        <Parent picture={pictures.pet("canine", { kind: "long", colour: "black" })} result="carrier">
          {t("breeder.litterDiagram.dam")}
        </Parent>
      </div>
      <Branches />
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        {offspring.map(({ colour, result }) => (
          <li
            key={colour}
            className={`grid justify-items-center gap-2 rounded-box p-3 ${meaningStyles[result]}`}
          >
            <Illustration
              src={pictures.pet("canine", { kind: "long", colour })}
              kind="pet"
              isLazy
              className="size-16"
            />
            <span className="text-center text-small font-semibold">
              <MeaningSymbol meaning={result} /> {t(`breeder.litterDiagram.${result}`)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 text-quiet">
        <strong className="block text-ink">{t("breeder.litterDiagram.title")}</strong>
        {t("breeder.litterDiagram.text")}
      </figcaption>
    </figure>
  );
}

interface ParentProps {
  readonly picture: string;
  readonly result: "clear" | "carrier";
  readonly children: string;
}

function Parent({ picture, result, children }: ParentProps) {
  return (
    <div className="grid justify-items-center gap-2">
      <Illustration src={picture} kind="pet" isLazy className="size-24" />
      <span>
        <MeaningSymbol meaning={result} /> {children}
      </span>
    </div>
  );
}

/** Lines from the parents to the offspring. */
function Branches() {
  return (
    <svg aria-hidden viewBox="0 0 320 40" className="my-2 w-full text-edge" fill="none" stroke="currentColor">
      <path d="M80 2v14h160V2M160 16v10M40 38V26h240v12M120 26v12M200 26v12" strokeWidth={2} />
    </svg>
  );
}
