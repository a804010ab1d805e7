import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

/** Bundles that contain this test, with what they save. */
export function ProductBundles({ bundles }: { readonly bundles: Product["bundles"] }) {
  const t = translate("products");
  if (bundles.length === 0) return null;
  return (
    <section aria-labelledby="bundles" className="mt-14">
      <h2 id="bundles">{t("bundles")}</h2>
      <p className="mt-2 text-quiet">{t("bundlesText")}</p>
      <ul className="mt-4 grid gap-4 desk:grid-cols-3">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="relative grid">
            <Card>
              <h3>
                {/* The whole card is clickable. */}
                <Link
                  href={paths.product(bundle)}
                  className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
                >
                  {bundle.name}
                </Link>
              </h3>
              <p className="mt-1 text-quiet">{t("bundleTests", { count: bundle.testCount })}</p>
              <p className="mt-3 text-lead font-semibold tabular-nums">
                {formatMoney(bundle.price, requestLanguage())}
              </p>
              <Saving singly={bundle.singly} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Saving({ singly }: { readonly singly: Product["singly"] }) {
  const language = requestLanguage();
  const t = translate("products");
  if (singly === null) return null;
  const price = formatMoney(singly.price, language);
  return (
    <p className="mt-2 text-small">
      {t("singlyTests", { count: singly.count, price })}{" "}
      <strong className="text-clear">{t("saved", { saved: formatMoney(singly.saved, language) })}</strong>
    </p>
  );
}
