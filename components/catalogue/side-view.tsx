import { Drawing } from "@/components/content/drawing";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { ListedProduct, ShelfOffer } from "@/lib/contract/products/products.types";
import { paths } from "@/lib/navigation/paths";
import { type Coat, pictures } from "@/lib/domain/pictures";
import type { SpeciesSide } from "@/lib/navigation/shelves";
import type { Words } from "@/lib/domain/words";
import { BestProducts } from "./best-products";
import { ShelfCards } from "./shelf-cards";

interface SideViewProps {
  readonly side: SpeciesSide;
  readonly offers: readonly ShelfOffer[];
  readonly best: readonly ListedProduct[];
  readonly language: Language;
  readonly words: Words<"shelf">;
  /** Of the way to everything the role can order. */
  readonly catalogueLabel: string;
}

const coats: Readonly<Record<SpeciesSide["role"], readonly Coat[]>> = {
  breeder: [
    { kind: "long", colour: "gold" },
    { kind: "short", colour: "chocolate" },
    { kind: "curly", colour: "cream" },
  ],
  vet: [{ kind: "short", colour: "blue" }],
};

/** The dogs' or the cats' side of a role's part of the shop: its shelves, and what most people take. */
export function SideView({ side, offers, best, language, words, catalogueLabel }: SideViewProps) {
  const { role, species } = side;
  const text = role === "vet" ? "vetSide" : "breederSide";
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-8 desk:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-pretty wide:text-display">{words(`${text}.title`, { species })}</h1>
          <p className="mt-4 max-w-text text-lead text-quiet">{words(`${text}.intro`, { species })}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={paths.breeds(species)}>{words(`${text}.breeds`, { species })}</LinkButton>
            {role === "breeder" && (
              <LinkButton kind="secondary" href={paths.buildProfile(species)}>
                {words("breederSide.build")}
              </LinkButton>
            )}
          </p>
        </div>
        <ul className="flex items-center justify-center -space-x-6" aria-hidden>
          {coats[role].map((coat) => (
            <li key={coat.kind} className="w-52 min-w-0 rounded-full ring-4 ring-cream">
              <Drawing src={pictures.pet(species, coat)} kind="pet" />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="shelves" className="mt-14">
        <h2 id="shelves">{words(`${text}.shop`, { species })}</h2>
        <ShelfCards offers={offers} language={language} words={words} />
        <p className="mt-6">
          <LinkButton kind="secondary" href={paths.catalogue(side, "best-sellers")}>
            {catalogueLabel}
          </LinkButton>
        </p>
      </section>
      <BestProducts title={words(`${text}.best`, { species })} products={best} language={language} />
    </>
  );
}
