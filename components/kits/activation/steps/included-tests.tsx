import { useTranslator } from "#use-messages";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import type { KitProduct } from "@/store/slices/activation";

interface IncludedTestsProps {
  readonly product: KitProduct;
}

/** What the kit includes already, by name. These tests are not offered. */
export function IncludedTests({ product }: IncludedTestsProps) {
  const t = useTranslator("activation.extras");
  const { data } = useQueryCall(productsRoutes.get, { params: { id: product.id } });
  const tests = data?.tests ?? [];
  const count = product.testCount;
  return (
    <div className="rounded-box bg-sand px-4 py-3">
      <p className="font-semibold">{product.name}</p>
      {count > 0 && tests.length === 0 && <p>{t("includes", { count })}</p>}
      {tests.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">
            {t("includes", { count: tests.length })}
          </summary>
          <ul className="grid list-disc gap-1 pl-5 text-small">
            {tests.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
