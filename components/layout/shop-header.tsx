import { brand } from "@/lib/config/brand";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";

export function ShopHeader({ words }: { readonly words: Words<"common"> }) {
  const links = [
    { href: paths.store, text: words("store") },
    { href: paths.breeds("canine"), text: words("dogBreeds") },
    { href: paths.breeds("feline"), text: words("catBreeds") },
    { href: paths.search, text: words("search") },
    { href: paths.login, text: words("login") },
  ];
  return (
    <header>
      <a href={paths.home}>{brand.name}</a>
      <nav aria-label={words("mainMenu")}>
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
