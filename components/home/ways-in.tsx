import { paths } from "@/lib/domain/paths";
import { pictures } from "@/lib/domain/pictures";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";

const doors = [
  {
    who: "breeder",
    href: paths.breeds("canine"),
    picture: pictures.pet("canine", { kind: "long", colour: "red" }),
  },
  { who: "owner", href: paths.store, picture: pictures.pet("feline", { kind: "short", colour: "gold" }) },
  {
    who: "vet",
    href: shelfHref(paths.store, { ...plainShelf, search: "profile" }),
    picture: pictures.pet("canine", { kind: "short", colour: "black" }),
  },
] as const;

/** A way in for each kind of visitor, in the colour that goes with it. */
export function WaysIn({ words }: { readonly words: Words<"home"> }) {
  return (
    <section aria-labelledby="start" className="py-8">
      <h2 id="start">{words("startHere")}</h2>
      <ul className="mt-6 grid gap-4 desk:grid-cols-3">
        {doors.map(({ who, href, picture }) => (
          <li
            key={who}
            data-user-type={who}
            className="flex gap-4 rounded-box border-t-4 border-brand bg-card p-6 shadow-raised"
          >
            <img src={picture} width={80} height={80} alt="" className="size-20 shrink-0" />
            <div>
              <h3>{words(`${who}.title`)}</h3>
              <p className="mt-1 text-quiet">{words(`${who}.text`)}</p>
              <p className="mt-3">
                <a href={href} className="font-semibold">
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
