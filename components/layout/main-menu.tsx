import type { ReactNode } from "react";
import { type MenuWords, shopBy, textLinks } from "@/lib/navigation/menu-words";
import { contactLinks, helpLinks, memberLinks, plainLinks } from "@/lib/navigation/menus";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import { speciesNames } from "@/lib/domain/species";
import { MenuPart } from "./menu-part";
import { MenuLinks, MenuRow } from "./menu-row";

interface MainMenuProps {
  readonly id: string;
  readonly words: MenuWords;
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
      <nav aria-label={words.frame("mainMenu")} className="full:flex full:h-full">
        {(["guest", "breeder", "owner", "vet"] as const).map((role) => (
          <div key={role} data-for={role}>
            <MenuRow>
              {(role === "breeder" || role === "vet") && <SpeciesMenus role={role} words={words} />}
              {role === "owner" && (
                <MenuLinks links={textLinks(memberLinks, words.frame)} audience="member" />
              )}
              <MenuLinks links={textLinks(plainLinks[role], words.frame)} />
            </MenuRow>
          </div>
        ))}
        <MenuRow>
          <MenuPart label={words.frame("help")} links={textLinks(helpLinks, words.frame)} />
          <MenuLinks links={textLinks(contactLinks, words.frame)} />
        </MenuRow>
      </nav>
      {children}
    </div>
  );
}

interface SpeciesMenusProps {
  readonly role: "breeder" | "vet";
  readonly words: MenuWords;
}

function SpeciesMenus({ role, words }: SpeciesMenusProps) {
  return speciesNames.map((species) => (
    <MenuPart
      key={species}
      label={words.frame(species === "canine" ? "dogs" : "cats")}
      links={shopBy({ role, species }, words)}
      lead={{
        href: paths.side({ role, species }),
        text: words.frame(`allAbout.${species}`),
        title: words.frame("shopBy"),
        picture: faces[species],
      }}
    />
  ));
}
