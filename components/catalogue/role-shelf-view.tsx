import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products.types";
import { paths } from "@/lib/domain/paths";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Shelf } from "@/lib/domain/shelves";
import type { Words } from "@/lib/domain/words";
import { ProductList } from "./product-list";

interface RoleShelfViewProps {
  /** Looks for one product of this part of the shop. */
  readonly finder?: ReactNode;
  readonly shelf: Shelf;
  readonly found: { readonly products: readonly ListedProduct[]; readonly count: number };
  readonly language: Language;
  readonly words: Words<"shelf">;
}

/** One shelf of a role's part of the shop, whole or its most asked for. */
export function RoleShelfView({ finder, shelf, found, language, words }: RoleShelfViewProps) {
  const { products, count } = found;
  const species = shelf.species ?? "other";
  const isWhole = products.length >= count;
  return (
    <>
      <h1 className="text-pretty">{words(`${shelf.words}.title`, { species })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{words(`${shelf.words}.intro`, { species })}</p>
      {finder && <div className="mt-6">{finder}</div>}
      <section aria-labelledby="products" className="mt-10">
        <h2 id="products">{words("products")}</h2>
        {count > 0 && (
          <p className="mt-1 text-quiet">
            {isWhole ? words("count", { count }) : words("shown", { shown: products.length, count })}
          </p>
        )}
        {count > 0 ? (
          <ProductList products={products} language={language} />
        ) : (
          <EmptyShelf shelf={shelf} words={words} />
        )}
        {!isWhole && (
          <p className="mt-8 text-center">
            <LinkButton kind="secondary" href={everything(shelf)}>
              {words("all", { species })}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  );
}

function EmptyShelf({ shelf, words }: Pick<RoleShelfViewProps, "shelf" | "words">) {
  return (
    <div className="mt-4">
      <EmptyState title={words("empty")} hint={words("emptyHint")}>
        <LinkButton kind="secondary" href={shelf.species === null ? paths.store : paths.side(shelf)}>
          {words("back", { species: shelf.species ?? "other" })}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

const everything = ({ species }: Shelf) =>
  shelfHref(paths.store, { ...plainShelf, species: species ?? undefined });
