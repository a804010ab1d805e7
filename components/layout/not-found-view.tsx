import { Drawing } from "@/components/content/drawing";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/domain/paths";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const ways = { store: paths.store, search: paths.search, contact: paths.pages.contact } as const;
const wayNames = ["store", "search", "contact"] as const;

/** Nobody who has lost their way is left without one. */
export function NotFoundView({ words }: { readonly words: Words<"common"> }) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <Drawing
        src={pictures.pet("canine", { kind: "wire", colour: "gold" })}
        kind="pet"
        className="size-24 rounded-full"
      />
      <h1>{words("notFoundTitle")}</h1>
      <p className="text-lead text-quiet">{words("notFoundHint")}</p>
      <p>
        <LinkButton href={paths.home}>{words("backToHome")}</LinkButton>
      </p>
      <nav aria-label={words("notFoundElsewhere")}>
        <ul className="flex flex-wrap gap-x-6">
          {wayNames.map((way) => (
            <li key={way}>
              <a href={ways[way]} className="inline-flex min-h-11 items-center">
                {words(`notFoundWays.${way}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
