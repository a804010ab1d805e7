import { Drawing } from "@/components/content/drawing";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const companions = [
  { species: "canine", kind: "curly", colour: "gold" },
  { species: "feline", kind: "short", colour: "blue" },
  { species: "canine", kind: "wire", colour: "fawn" },
] as const;

/** The first thing a guest sees: what this is, the kit, and the way to it. */
export function Hero({ words }: { readonly words: Words<"home"> }) {
  return (
    <div className="grid items-center gap-8 pb-8 desk:grid-cols-2">
      <div>
        <h1 className="text-title-1 text-pretty wide:text-display">{words("title")}</h1>
        <p className="mt-4 max-w-text text-lead text-quiet">{words("intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.store}>{words("toStore")}</LinkButton>
          <LinkButton kind="secondary" href={paths.search}>
            {words("toSearch")}
          </LinkButton>
        </p>
      </div>
      <div className="mx-auto w-full max-w-form">
        <Drawing src={pictures.kit} kind="kit" />
        <ul className="-mt-4 flex justify-center gap-4" aria-hidden>
          {companions.map(({ species, ...coat }) => (
            <li key={coat.kind} className="w-1/4">
              <Drawing src={pictures.pet(species, coat)} kind="pet" isBelow />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
