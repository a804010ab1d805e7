import { Drawing } from "@/components/content/drawing";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const doors = [
  { who: "breeder", picture: pictures.pet("canine", { kind: "long", colour: "red" }) },
  { who: "owner", picture: pictures.pet("feline", { kind: "short", colour: "gold" }) },
  { who: "vet", picture: pictures.pet("canine", { kind: "short", colour: "black" }) },
] as const;

/** A way in for each kind of visitor, in the colour that goes with it. */
export function WaysIn({ words }: { readonly words: Words<"home"> }) {
  return (
    <section aria-labelledby="start" className="py-8">
      <h2 id="start">{words("startHere")}</h2>
      <ul className="mt-6 grid gap-4 desk:grid-cols-3">
        {doors.map(({ who, picture }) => (
          <li
            key={who}
            data-user-type={who}
            className="flex gap-4 rounded-box border-t-4 border-brand bg-card p-6 shadow-raised"
          >
            <Drawing src={picture} kind="pet" isBelow className="size-20 shrink-0" />
            <div>
              <h3>{words(`${who}.title`)}</h3>
              <p className="mt-1 text-quiet">{words(`${who}.text`)}</p>
              <p className="mt-3">
                <a href={paths.roleHome(who)} className="font-semibold">
                  {words(`${who}.link`)}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
