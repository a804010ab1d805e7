import { Drawing } from "@/components/content/drawing";
import { meaningLook } from "@/components/ui/meaning-look";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

/** Widths are classes: the page's policy allows no styles of an element's own. */
const breeds = [
  { name: "poodle", share: 50, width: "w-1/2" },
  { name: "golden", share: 25, width: "w-1/4" },
  { name: "spaniel", share: 25, width: "w-1/4" },
] as const;

const findings = [
  { name: "eyes", result: "clear" },
  { name: "blood", result: "carrier" },
] as const;

/** A result as its reader sees it: where an animal comes from, then how it is. */
export function ExampleAnswer({ words }: { readonly words: Words<"role"> }) {
  return (
    <figure className="rounded-box bg-card p-5 shadow-raised wide:p-8">
      <div className="flex items-center gap-4">
        <Drawing
          src={pictures.pet("canine", { kind: "curly", colour: "cream" })}
          kind="pet"
          isBelow
          className="size-20 shrink-0"
        />
        <figcaption>
          <span className="text-small text-quiet">{words("owner.answer.sample")}</span>
          <strong className="block text-title-2">{words("owner.answer.name")}</strong>
        </figcaption>
      </div>
      <h3 className="mt-6">{words("owner.answer.from")}</h3>
      <ul className="mt-3 grid gap-3">
        {breeds.map(({ name, share, width }) => (
          <li key={name}>
            <span className="flex justify-between">
              {words(`owner.answer.${name}`)} <span className="font-semibold tabular-nums">{share} %</span>
            </span>
            <span aria-hidden className="mt-1 block h-3 overflow-hidden rounded-full bg-sand">
              <span className={`block h-full rounded-full bg-brand ${width}`} />
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6">{words("owner.answer.health")}</h3>
      <ul className="mt-3 grid gap-3">
        {findings.map(({ name, result }) => (
          <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line pt-3">
            <span className="grow font-semibold">{words(`owner.answer.${name}`)}</span>
            <span className={`rounded-full px-3 py-1 text-small font-semibold ${meaningLook[result].look}`}>
              <span aria-hidden>{meaningLook[result].sign} </span>
              {words(`owner.answer.${result}`)}
            </span>
            <span className="w-full text-quiet">{words(`owner.answer.${name}Text`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
