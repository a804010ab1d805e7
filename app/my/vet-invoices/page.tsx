import type { Metadata } from "next";
import { InvoicesScreen } from "@/app/my/_orders/invoices-screen";
import { ToPay } from "@/app/my/_orders/to-pay";
import { limits } from "@/lib/config/limits";
import { readPending } from "@/lib/data/orders";
import { parseOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "invoices")("vetTitle") };
}

/** A practice pays its invoices where it reads them. */
export default async function VetInvoicesPage({ searchParams }: PageProps) {
  const person = await requireTool("vet-invoices");
  const { language } = await visitorMarket();
  const params = await searchParams;
  const words = wordsOf(language, "invoices");
  const open = await readPending({ page: 1, size: limits.maxPageSize });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("vetTitle")}</h1>
      <p className="text-lead text-quiet">{words("vetIntro")}</p>
      <InvoicesScreen
        path={paths.vetInvoices}
        payAt="#pay"
        query={parseOrdersQuery(params)}
        country={person.countryCode}
        language={language}
      />
      {open.results.length > 0 && (
        <section aria-labelledby="pay" className="grid grid-cols-1 gap-4">
          <h2 id="pay" className="scroll-mt-24">
            {words("pay")}
          </h2>
          <ToPay orders={open.results} chosen={params["order"]} person={person} language={language} />
        </section>
      )}
    </div>
  );
}
