import { Drawing } from "@/components/content/drawing";
import { type RegisteredType, registeredTypes } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const drawn: Readonly<Record<RegisteredType, string>> = {
  breeder: pictures.pet("canine", { kind: "long", colour: "red" }),
  owner: pictures.pet("feline", { kind: "short", colour: "gold" }),
  vet: pictures.pet("canine", { kind: "short", colour: "black" }),
};

/** Who somebody is, chosen by picture, each in the colour that goes with it. */
export function AccountKinds({ words }: { readonly words: Words<"registration"> }) {
  return (
    <ul className="grid gap-4 desk:grid-cols-3">
      {registeredTypes.map((type) => (
        <li
          key={type}
          data-user-type={type}
          className="relative grid justify-items-center gap-2 rounded-box border-t-4 border-brand bg-card p-6 text-center shadow-raised"
        >
          <Drawing src={drawn[type]} kind="pet" className="size-28" />
          <h2>
            <a href={paths.registerAs(type)} className="after:absolute after:inset-0">
              {words(`${type}.card`)}
            </a>
          </h2>
          <p className="text-quiet">{words(`${type}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
