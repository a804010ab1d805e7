import { meaningLook } from "@/components/ui/meaning-look";
import { isDrawn, pairings, type Standing } from "@/lib/domain/inheritance";
import type { Words } from "@/lib/domain/words";

interface InheritanceSquareProps {
  readonly inheritance: string;
  readonly words: Words<"product">;
}

/** The pairing that explains best how a variant is passed on: the parents, and four young below. */
export function InheritanceSquare({ inheritance, words }: InheritanceSquareProps) {
  if (!isDrawn(inheritance)) return null;
  const { sire, dam, young } = pairings[inheritance];
  return (
    <section aria-labelledby="square" className="mt-12 max-w-text">
      <h2 id="square">{words("square.title")}</h2>
      <figure className="mt-4 rounded-box bg-card p-5 shadow-raised">
        <div className="grid grid-cols-2 gap-3">
          <Animal standing={sire} name={words("square.sire")} words={words} />
          <Animal standing={dam} name={words("square.dam")} words={words} />
        </div>
        <p aria-hidden className="py-2 text-center text-quiet">
          ↓
        </p>
        <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
          {young.map((one, at) => (
            <li key={at}>
              <Animal
                standing={one.standing}
                name={"sex" in one ? words(`square.${one.sex}`) : undefined}
                words={words}
              />
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 text-quiet">{words(`square.${inheritance}`)}</figcaption>
      </figure>
    </section>
  );
}

interface AnimalProps {
  readonly standing: Standing;
  readonly name?: string | undefined;
  readonly words: Words<"product">;
}

function Animal({ standing, name, words }: AnimalProps) {
  const { look, sign } = meaningLook[standing];
  return (
    <div className={`grid justify-items-center rounded-box p-3 text-center text-small font-semibold ${look}`}>
      <span aria-hidden className="text-title-3">
        {sign}
      </span>
      {name && <span>{name}</span>}
      <span>{words(`square.${standing}`)}</span>
    </div>
  );
}
