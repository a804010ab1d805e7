import { Drawing } from "@/components/content/drawing";
import { PictureCard, pictureCardsLook } from "@/components/content/picture-card";
import { WaysOn } from "@/components/content/ways-on";
import { LinkButton } from "@/components/ui/link-button";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pictures, productPicture } from "@/lib/domain/pictures";
import { speciesNames } from "@/lib/domain/species";
import type { RoleHomeProps } from "./role-home";

const dogs = paths.side({ role: "vet", species: "canine" });
const cats = paths.side({ role: "vet", species: "feline" });

const breedPictures = { canine: productPicture("canine", 9), feline: productPicture("feline", 3) } as const;

const ways = [
  { name: "dogs", href: dogs, picture: productPicture("canine", 2) },
  { name: "cats", href: cats, picture: productPicture("feline", 6) },
  { name: "cases", href: paths.pages.caseStudies, picture: productPicture("canine", 5) },
] as const;

export function VetHome({ best, language, words }: RoleHomeProps) {
  return (
    <>
      <Hero words={words} />
      <Breeds words={words} />
      <Ordering words={words} />
      <Screens best={best} language={language} words={words} />
      <WaysOn
        title={words("vet.ways.title")}
        ways={ways.map(({ name, ...way }) => ({
          ...way,
          title: words(`vet.ways.${name}.title`),
          text: words(`vet.ways.${name}.text`),
        }))}
      />
    </>
  );
}

type WordsOnly = Pick<RoleHomeProps, "words">;

/** Quiet: one panel, one patient of each kind. */
function Hero({ words }: WordsOnly) {
  return (
    <div className="grid items-center gap-8 rounded-box bg-brand-soft p-6 wide:p-10 desk:grid-cols-[3fr_2fr] desk:p-14">
      <div>
        <h1 className="text-pretty wide:text-display">{words("vet.title")}</h1>
        <p className="mt-4 max-w-text text-lead text-ink">{words("vet.intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={dogs}>{words("vet.dogs")}</LinkButton>
          <LinkButton href={cats} kind="secondary">
            {words("vet.cats")}
          </LinkButton>
        </p>
      </div>
      <div className="mx-auto flex w-full max-w-form items-end justify-center gap-4" aria-hidden>
        <Drawing
          src={pictures.pet("canine", { kind: "short", colour: "chocolate" })}
          kind="pet"
          className="w-3/5"
        />
        <Drawing
          src={pictures.pet("feline", { kind: "long", colour: "white" })}
          kind="pet"
          className="w-2/5"
        />
      </div>
    </div>
  );
}

function Breeds({ words }: WordsOnly) {
  return (
    <section aria-labelledby="breed" className="mt-20 grid gap-8 desk:grid-cols-[2fr_3fr] desk:items-center">
      <div>
        <h2 id="breed">{words("vet.breed.title")}</h2>
        <p className="mt-2 text-lead text-quiet">{words("vet.breed.text")}</p>
      </div>
      <ul className={pictureCardsLook}>
        {speciesNames.map((species) => (
          <PictureCard
            key={species}
            href={paths.breeds(species)}
            picture={breedPictures[species]}
            title={words(`vet.breed.${species}`)}
          />
        ))}
      </ul>
    </section>
  );
}

function Ordering({ words }: WordsOnly) {
  return (
    <section aria-labelledby="ordering" className="mt-20">
      <h2 id="ordering">{words("vet.order.title")}</h2>
      <p className="mt-2 max-w-text text-lead text-quiet">{words("vet.order.text")}</p>
      <ol className="mt-6 grid divide-y divide-line rounded-box border border-line bg-card desk:grid-cols-3 desk:divide-x desk:divide-y-0">
        {(["order", "swab", "read"] as const).map((step) => (
          <li key={step} className="flex gap-4 p-6 desk:flex-col">
            <Drawing src={pictures.step(step)} kind="step" isBelow className="size-20 shrink-0" />
            <div>
              <h3>{words(`vet.order.${step}.title`)}</h3>
              <p className="mt-1 text-quiet">{words(`vet.order.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The screen for practices, with its price. */
function Screens({ best, language, words }: RoleHomeProps) {
  return (
    <section
      aria-labelledby="screens"
      className="mt-20 grid gap-8 desk:grid-cols-[3fr_2fr] desk:items-center"
    >
      <div className="desk:order-last">
        <h2 id="screens">{words("vet.screens.title")}</h2>
        <p className="mt-2 text-lead text-quiet">
          {words(best.length > 0 ? "vet.screens.text" : "vet.screens.empty")}
        </p>
      </div>
      {best.length > 0 && (
        <ul className={pictureCardsLook}>
          {best.map((product) => (
            <PictureCard
              key={product.id}
              href={paths.product(product)}
              picture={pictures.product(product)}
              title={product.name}
              text={product.summary}
            >
              <p className="text-lead font-semibold tabular-nums">{formatMoney(product.price, language)}</p>
            </PictureCard>
          ))}
        </ul>
      )}
    </section>
  );
}
