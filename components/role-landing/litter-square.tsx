import { Drawing } from "@/components/content/drawing";
import { meaningLook } from "@/components/ui/meaning-look";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const young = [
  { colour: "gold", result: "clear" },
  { colour: "black", result: "carrier" },
  { colour: "cream", result: "clear" },
  { colour: "chocolate", result: "carrier" },
] as const;

/** What a pair passes on, drawn: both parents above, four of their young below. */
export function LitterSquare({ words }: { readonly words: Words<"role"> }) {
  return (
    <figure className="rounded-box bg-card p-5 shadow-raised wide:p-8">
      <div className="grid grid-cols-2 gap-4 text-center font-semibold">
        <Parent picture={pictures.pet("canine", { kind: "long", colour: "gold" })} result="clear">
          {words("breeder.square.sire")}
        </Parent>
        <Parent picture={pictures.pet("canine", { kind: "long", colour: "black" })} result="carrier">
          {words("breeder.square.dam")}
        </Parent>
      </div>
      <Branches />
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        {young.map(({ colour, result }) => (
          <li
            key={colour}
            className={`grid justify-items-center gap-2 rounded-box p-3 ${meaningLook[result].look}`}
          >
            <Drawing
              src={pictures.pet("canine", { kind: "long", colour })}
              kind="pet"
              isBelow
              className="size-16"
            />
            <span className="text-center text-small font-semibold">
              <span aria-hidden>{meaningLook[result].sign} </span>
              {words(`breeder.square.${result}`)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 text-quiet">
        <strong className="block text-ink">{words("breeder.square.title")}</strong>
        {words("breeder.square.text")}
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
      <Drawing src={picture} kind="pet" isBelow className="size-24" />
      <span>
        <span aria-hidden>{meaningLook[result].sign} </span>
        {children}
      </span>
    </div>
  );
}

/** From the two above to the row below. */
function Branches() {
  return (
    <svg aria-hidden viewBox="0 0 320 40" className="my-2 w-full text-edge" fill="none" stroke="currentColor">
      <path d="M80 2v14h160V2M160 16v10M40 38V26h240v12M120 26v12M200 26v12" strokeWidth={2} />
    </svg>
  );
}
