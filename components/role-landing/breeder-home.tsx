import { BestProducts } from "@/components/catalogue/best-products";
import { Drawing } from "@/components/content/drawing";
import { WaysOn } from "@/components/content/ways-on";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { pictures, productPicture } from "@/lib/domain/pictures";
import { LitterSquare } from "./litter-square";
import type { RoleHomeProps } from "./role-home";

const dogs = paths.side({ role: "breeder", species: "canine" });
const cats = paths.side({ role: "breeder", species: "feline" });

const ways = [
  { name: "dogs", href: dogs, picture: productPicture("canine", 6) },
  { name: "cats", href: cats, picture: productPicture("feline", 2) },
  { name: "responsible", href: paths.pages.responsibleBreeders, picture: productPicture("canine", 9) },
  { name: "benefits", href: paths.pages.breederBenefits, picture: productPicture("feline", 5) },
] as const;

export function BreederHome({ best, language, words }: RoleHomeProps) {
  return (
    <>
      <Hero words={words} />
      <Litter words={words} />
      <BestProducts title={words("breeder.best")} products={best} language={language} />
      <WaysOn
        title={words("breeder.ways.title")}
        ways={ways.map(({ name, ...way }) => ({
          ...way,
          title: words(`breeder.ways.${name}.title`),
          text: words(`breeder.ways.${name}.text`),
        }))}
      />
      <section aria-labelledby="diversity" className="mt-20 max-w-text">
        <h2 id="diversity">{words("breeder.diversity.title")}</h2>
        <p className="mt-2 text-lead text-quiet">{words("breeder.diversity.text")}</p>
        <p className="mt-4">
          <a href={paths.pages.heterozygosity} className="font-semibold">
            {words("breeder.diversity.link")}
          </a>
        </p>
      </section>
    </>
  );
}

type WordsOnly = Pick<RoleHomeProps, "words">;

/** A pair and its litter. */
function Hero({ words }: WordsOnly) {
  return (
    <div className="grid items-center gap-10 desk:grid-cols-2">
      <div>
        <h1 className="text-pretty wide:text-display">{words("breeder.title")}</h1>
        <p className="mt-4 max-w-text text-lead text-quiet">{words("breeder.intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={dogs}>{words("breeder.dogs")}</LinkButton>
          <LinkButton href={cats} kind="secondary">
            {words("breeder.cats")}
          </LinkButton>
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-form grid-cols-6 gap-3" aria-hidden>
        <Drawing
          src={pictures.pet("canine", { kind: "wire", colour: "black" })}
          kind="pet"
          className="col-span-3 w-full"
        />
        <Drawing
          src={pictures.pet("canine", { kind: "wire", colour: "fawn" })}
          kind="pet"
          className="col-span-3 w-full"
        />
        {(["fawn", "black", "chocolate"] as const).map((colour) => (
          <Drawing
            key={colour}
            src={pictures.pet("canine", { kind: "wire", colour })}
            kind="pet"
            className="col-span-2 mx-auto w-4/5"
          />
        ))}
      </div>
    </div>
  );
}

/** The way of a breeder: the pair, the litter, the papers. */
function Litter({ words }: WordsOnly) {
  return (
    <section aria-labelledby="litter" className="mt-20 grid items-center gap-10 desk:grid-cols-2">
      <div>
        <h2 id="litter">{words("breeder.litter.title")}</h2>
        <ol className="mt-6 grid gap-6">
          {(["pair", "young", "papers"] as const).map((step, at) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-strong"
              >
                {at + 1}
              </span>
              <div>
                <h3>{words(`breeder.litter.${step}.title`)}</h3>
                <p className="mt-1 text-quiet">{words(`breeder.litter.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <LitterSquare words={words} />
    </section>
  );
}
