import type { ReactNode } from "react";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";
import { BrandMark } from "./brand-mark";

interface ShopHeaderProps {
  readonly words: Words<"common">;
  /** What is in the cart, where the page knows. */
  readonly cart?: ReactNode;
}

/** On a phone the links stand in a row of their own that can be pushed along; nothing has to be opened first. */
export function ShopHeader({ words, cart }: ShopHeaderProps) {
  const links = [
    { href: paths.store, text: words("store") },
    { href: paths.breeds("canine"), text: words("dogBreeds") },
    { href: paths.breeds("feline"), text: words("catBreeds") },
    { href: paths.search, text: words("search") },
    { href: paths.login, text: words("login") },
  ];
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 px-4 wide:px-6">
        <div className="flex h-16 items-center">
          <BrandMark />
        </div>
        <nav
          aria-label={words("mainMenu")}
          className="order-last -mx-4 w-[calc(100%+2rem)] overflow-x-auto px-4 desk:order-none desk:mx-0 desk:w-auto desk:grow desk:px-0"
        >
          <ul className="flex gap-6 whitespace-nowrap">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex h-12 items-center font-medium text-ink no-underline hover:text-brand hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center">{cart}</div>
      </div>
    </header>
  );
}
