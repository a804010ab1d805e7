"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Link } from "@/components/links/link";
import type { Language } from "@/lib/config/languages";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { addRecent, parseRecent, readRecent, type RecentProduct } from "@/store/persistence/recent-products";

interface RecentProductsProps {
  readonly language: Language;
  /** The product of this page, which is remembered and not listed. */
  readonly current?: RecentProduct;
}

/** What this browser has seen last. Nothing of it is sent. */
export function RecentProducts({ language, current }: RecentProductsProps) {
  const text = useSyncExternalStore(subscribeToNothing, readRecent, () => "");
  const products = parseRecent(text).filter(({ id }) => id !== current?.id);
  useEffect(() => {
    if (current) addRecent(current);
  }, [current]);
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <img src={product.picture} width={320} height={200} alt="" loading="lazy" />
          <Link href={product.path} lang={langAttribute(product.language, language)}>
            {product.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const subscribeToNothing = () => () => undefined;
