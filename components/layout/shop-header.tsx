import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";
import { headerLook } from "./header-look";

interface ShopHeaderProps {
  readonly words: Words<"common">;
  /** What is in the cart, where the page knows of one. */
  readonly cart?: ReactNode;
}

export function ShopHeader({ words, cart }: ShopHeaderProps) {
  const links = [
    { href: paths.store, text: words("store") },
    { href: paths.breeds("canine"), text: words("dogBreeds") },
    { href: paths.breeds("feline"), text: words("catBreeds") },
    { href: paths.search, text: words("search") },
    { href: paths.login, text: words("login") },
  ];
  return (
    <header className={headerLook.bar}>
      <div className={headerLook.row}>
        <a href={paths.home} className={headerLook.name}>
          {brand.name}
        </a>
        <nav
          aria-label={words("mainMenu")}
          className="order-last w-full desk:order-none desk:w-auto desk:grow"
        >
          <ul className="flex flex-wrap gap-x-3 text-small wide:gap-x-5 wide:text-base">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className={headerLook.link}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {cart && <div className="ml-auto font-medium">{cart}</div>}
      </div>
    </header>
  );
}
