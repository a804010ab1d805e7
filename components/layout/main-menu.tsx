import type { ReactNode } from "react";
import { contactLinks, helpLinks, plainLinks, shopBy } from "@/lib/domain/menus";
import { paths } from "@/lib/domain/paths";
import { pictures } from "@/lib/domain/pictures";
import { speciesNames } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";
import { MenuPart } from "./menu-part";
import { MenuLinks, MenuRow } from "./menu-row";

interface MainMenuProps {
  readonly id: string;
  readonly words: Words<"frame">;
  /** What the coloured bar has where there is room: shown below the menu where there is none. */
  readonly children?: ReactNode;
}

const faces = {
  canine: pictures.pet("canine", { kind: "short", colour: "gold" }),
  feline: pictures.pet("feline", { kind: "short", colour: "blue" }),
};

/** The menus of all roles. Which of them are seen, the page's own element says. */
export function MainMenu({ id, words, children }: MainMenuProps) {
  return (
    <div
      id={id}
      className="fixed inset-x-0 top-(--menu-top,0) bottom-0 hidden overflow-y-auto bg-card px-4 pb-8 menu-open:block full:static full:block full:h-full full:overflow-visible full:p-0 scriptless:static scriptless:block"
    >
      <nav aria-label={words("mainMenu")} className="full:flex full:h-full">
        {(["guest", "breeder", "owner", "vet"] as const).map((role) => (
          <div key={role} data-for={role}>
            <MenuRow>
              {(role === "breeder" || role === "vet") && <SpeciesMenus role={role} words={words} />}
              <MenuLinks links={plainLinks[role]} words={words} />
            </MenuRow>
          </div>
        ))}
        <MenuRow>
          <MenuPart label={words("help")} links={helpLinks} words={words} />
          <MenuLinks links={contactLinks} words={words} />
        </MenuRow>
      </nav>
      {children}
    </div>
  );
}

function SpeciesMenus({ role, words }: { readonly role: "breeder" | "vet"; readonly words: Words<"frame"> }) {
  return speciesNames.map((species) => (
    <MenuPart
      key={species}
      label={words(species === "canine" ? "dogs" : "cats")}
      links={shopBy(role, species)}
      words={words}
      lead={{
        href: paths.speciesHome(role, species),
        text: words(`allAbout.${species}`),
        picture: faces[species],
      }}
    />
  ));
}
