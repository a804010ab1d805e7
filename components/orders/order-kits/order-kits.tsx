import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { KitRow } from "./kit-row";
import type { ListedKits } from "./kit-row";

/** The kits of an order; nothing for orders without kits. A server component: it loads its messages itself. */
export function OrderKits({ kits: { count, list } }: { readonly kits: ListedKits }) {
  if (count === 0) return null;
  const t = translate("kits");
  return (
    <section aria-labelledby="kits" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="kits">{t("title")}</h2>
      {list.some(({ state }) => state === "unused") && <p className="text-quiet">{t("intro")}</p>}
      <ul>
        {list.map((kit) => (
          <KitRow key={kit.id} kit={kit} />
        ))}
      </ul>
      {count > list.length && <p>{t("more", { count: count - list.length })}</p>}
    </section>
  );
}
