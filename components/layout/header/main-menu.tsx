import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";
import { speciesNames } from "@/lib/domain/species";
import { listShopLinks, type MenuTranslators, toTextLinks, type TextLink } from "@/lib/navigation/menu-links";
import {
  contactLinks,
  helpLinks,
  memberLinks,
  audienceLinks,
  supplyLinks,
  visitorLinks,
} from "@/lib/navigation/menus";
import { paths } from "@/lib/navigation/paths";
import { Link } from "@/components/links/link";

interface MainMenuProps {
  readonly id: string;
  /** Shown below the menu on narrow screens, where the coloured bar has no room for it. */
  readonly children?: ReactNode;
}

const speciesPictures = {
  canine: breedPicturePath("canine", "labrador-retriever"),
  feline: breedPicturePath("feline", "british-shorthair"),
};

/** The menus of all user types, because the page is cached for everybody. The styles show the visitor's own. */
export function MainMenu({ id, children }: MainMenuProps) {
  const translators = {
    layout: translate("layout"),
    categoryPages: translate("categoryPages"),
  };
  const t = translators.layout;
  return (
    <div
      id={id}
      className="fixed inset-x-0 top-(--menu-top,0) bottom-0 hidden overflow-y-auto bg-card px-4 pb-8 menu-open:block full:static full:block full:h-full full:overflow-visible full:p-0 scriptless:static scriptless:block"
    >
      <nav aria-label={t("mainMenu.label")} className="full:flex full:h-full">
        {(["guest", "breeder", "owner", "vet"] as const).map((role) => (
          <div key={role} data-for={role}>
            <MenuRow>
              {(role === "breeder" || role === "vet") && (
                <SpeciesMenus role={role} translators={translators} />
              )}
              <MenuLinks links={toTextLinks(memberLinks[role], t)} audience="member" />
              <MenuLinks links={toTextLinks(visitorLinks[role], t)} audience="visitor" />
              <MenuLinks links={toTextLinks(audienceLinks[role], t)} />
              {role === "vet" && <MenuLinks links={toTextLinks(supplyLinks, t)} audience="supplies" />}
            </MenuRow>
          </div>
        ))}
        <MenuRow>
          <MenuDropdown label={t("help")} links={toTextLinks(helpLinks, t)} />
          <MenuLinks links={toTextLinks(contactLinks, t)} />
        </MenuRow>
      </nav>
      {children}
    </div>
  );
}

interface SpeciesMenusProps {
  readonly role: "breeder" | "vet";
  readonly translators: MenuTranslators;
}

function SpeciesMenus({ role, translators }: SpeciesMenusProps) {
  const t = translators.layout;
  return speciesNames.map((species) => (
    <MenuDropdown
      key={species}
      label={t(species === "canine" ? "dogs" : "cats")}
      links={listShopLinks({ role, species }, translators)}
      lead={{
        href: paths.landingPage({ role, species }),
        text: t(`allAbout.${species}`),
        title: t("shopBy"),
        picture: speciesPictures[species],
      }}
    />
  ));
}

/** Stacked on a phone, side by side on wide screens. */
function MenuRow({ children }: { readonly children: ReactNode }) {
  return <ul className="menu-row">{children}</ul>;
}

interface MenuLinksProps {
  readonly links: readonly TextLink[];
  /** Shown to signed-in users only, to everybody else only, or to accounts that may order supplies. */
  readonly audience?: "member" | "visitor" | "supplies";
}

function MenuLinks({ links, audience }: MenuLinksProps) {
  return links.map(({ text, href }) => (
    <li key={text} {...(audience && { "data-for": audience })}>
      <Link href={href}>{text}</Link>
    </li>
  ));
}

interface MenuDropdownProps {
  readonly label: string;
  readonly links: readonly TextLink[];
  /** Picture link to the landing page of the species. */
  readonly lead?: TextLink & { readonly picture: string; readonly title: string };
}

/** Opens in place on a phone and over the page on wide screens. A `details` element, so it works without a script. */
function MenuDropdown({ label, links, lead }: MenuDropdownProps) {
  return (
    <li {...(!lead && { className: "full:relative" })}>
      <details name="main-menu">
        <summary>{label}</summary>
        <div className="menu-panel">
          {lead && (
            <Link href={lead.href} className="menu-lead">
              <img src={lead.picture} width={96} height={96} alt="" loading="lazy" />
              {lead.text}
            </Link>
          )}
          <div>
            {lead && <p>{lead.title}</p>}
            <ul>
              {links.map(({ text, href, audience }) => (
                <li key={text} {...(audience && { "data-for": audience })}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}
