import { BestProducts } from "@/components/catalogue/best-products";
import { Drawing } from "@/components/content/drawing";
import { WaysOn } from "@/components/content/ways-on";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { pictures, productPicture } from "@/lib/domain/pictures";
import { ownerSide, shelvesOf } from "@/lib/navigation/shelves";
import { ExampleAnswer } from "./example-answer";
import type { RoleHomeProps } from "./role-home";

const ways = [
  { name: "swab", href: paths.pages.takeSample, picture: productPicture("feline", 4) },
  { name: "dogBreeds", href: paths.breeds("canine"), picture: productPicture("canine", 7) },
  { name: "catBreeds", href: paths.breeds("feline"), picture: productPicture("feline", 2) },
  { name: "help", href: paths.pages.help, picture: productPicture("canine", 2) },
] as const;

export function OwnerHome({ best, language, words }: RoleHomeProps) {
  return (
    <>
      <Hero words={words} />
      <BestProducts title={words("owner.best")} products={best} language={language} />
      <section
        aria-labelledby="answer"
        className="mt-20 grid items-center gap-10 desk:grid-cols-[2fr_3fr] desk:gap-16"
      >
        <div>
          <h2 id="answer">{words("owner.answer.title")}</h2>
          <p className="mt-2 text-lead text-quiet">{words("owner.answer.text")}</p>
        </div>
        <ExampleAnswer words={words} />
      </section>
      <WaysOn
        title={words("owner.ways.title")}
        ways={ways.map(({ name, ...way }) => ({
          ...way,
          title: words(`owner.ways.${name}.title`),
          text: words(`owner.ways.${name}.text`),
        }))}
      />
    </>
  );
}

/** One question in the middle, and those whom it is asked below. */
function Hero({ words }: Pick<RoleHomeProps, "words">) {
  return (
    <div className="text-center">
      <h1 className="text-pretty wide:text-display">{words("owner.title")}</h1>
      <p className="mx-auto mt-4 max-w-text text-lead text-quiet">{words("owner.intro")}</p>
      <p className="mt-6">
        {shelvesOf(ownerSide).map(({ path }) => (
          <LinkButton key={path} href={path}>
            {words("owner.shop")}
          </LinkButton>
        ))}
      </p>
      <div
        aria-hidden
        className="mt-10 flex items-end justify-center gap-2 rounded-box bg-brand-soft px-4 pt-8 pb-6 wide:gap-8"
      >
        <Drawing
          src={pictures.pet("canine", { kind: "curly", colour: "gold" })}
          kind="pet"
          className="w-1/4 max-w-44"
        />
        <Drawing src={pictures.kit} kind="kit" className="w-1/2 max-w-80" />
        <Drawing
          src={pictures.pet("feline", { kind: "long", colour: "red" })}
          kind="pet"
          className="w-1/4 max-w-44"
        />
      </div>
    </div>
  );
}
