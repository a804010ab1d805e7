import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { pictures } from "@/lib/domain/shop/pictures";

const offspring = [
  { colour: "gold", result: "clear" },
  { colour: "black", result: "carrier" },
  { colour: "cream", result: "clear" },
  { colour: "chocolate", result: "carrier" },
] as const;

/** Diagram of inheritance: both parents above, four offspring below. */
export function LitterDiagram() {
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
