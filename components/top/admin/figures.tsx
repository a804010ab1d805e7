import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { figureDays, turnaroundDays } from "@/lib/config/top/admin-figures";
import type { Response } from "@/lib/contract/calls";
import { tubesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

type Figures = Response<"admin.figures">;

/** Orders, kits, samples and reports in pictures. Each says its numbers in words too. */
export function AdminFigures({ figures }: { readonly figures: Figures }) {
  const t = translate("admin");
  const { orders, kits, stages, turnaround } = figures;
  const days = turnaroundDays;
  const { reports, inTime, medianDays } = turnaround;
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures">{t("figures.title")}</h2>
      <div className="grid gap-4 desk:grid-cols-2">
        <Figure title={t("figures.orders", { days: figureDays })} href={paths.adminOrders}>
          <OrderBars orders={orders} />
        </Figure>
        <Figure title={t("figures.lab")} href={paths.adminLab}>
          <StageBars stages={stages} />
        </Figure>
        <Figure title={t("figures.kits")}>
          <Share part={kits.activated} whole={kits.sent} />
          <p className="text-quiet">{t("figures.kitsText", { ...kits, days })}</p>
        </Figure>
        <Figure title={t("figures.reports")}>
          <Share part={inTime} whole={reports} />
          <p className="text-quiet">
            {reports === 0
              ? t("figures.noReports", { days })
              : t("figures.reportsText", { inTime, reports, days })}
          </p>
          {medianDays !== null && <p className="text-quiet">{t("figures.median", { days: medianDays })}</p>}
        </Figure>
      </div>
    </section>
  );
}

interface FigureProps {
  readonly title: string;
  readonly href?: string;
  readonly children: ReactNode;
}

function Figure({ title, href, children }: FigureProps) {
  return (
    <figure className="grid content-start gap-3 rounded-box border border-line bg-card p-5">
      <figcaption className="font-semibold">
        {href === undefined ? title : <Link href={href}>{title}</Link>}
      </figcaption>
      {children}
    </figure>
  );
}

const chart = { width: 560, height: 120, gap: 3 } as const;

function OrderBars({ orders }: Pick<Figures, "orders">) {
  const t = translate("admin");
  const most = Math.max(1, ...orders.map(({ count }) => count));
  const step = chart.width / orders.length;
  const total = orders.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className="text-title-2 font-semibold tabular-nums">{total}</p>
      <svg
        role="img"
        aria-label={t("figures.busiest", { count: most })}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        className="h-auto w-full"
      >
        {orders.map(({ day, count }, index) => {
          const height = Math.max(2, (count / most) * chart.height);
          return (
            <rect
              key={day}
              x={index * step}
              y={chart.height - height}
              width={step - chart.gap}
              height={height}
              rx={2}
              className={count === 0 ? "fill-line" : "fill-brand"}
            >
              <title>{t("figures.ordersOn", { day, count })}</title>
            </rect>
          );
        })}
      </svg>
    </>
  );
}

function StageBars({ stages }: Pick<Figures, "stages">) {
  const t = translate("admin");
  const lab = translate("adminLab");
  const most = Math.max(...stages.map(({ count }) => count));
  if (most <= 0) return <p className="text-quiet">{t("figures.noSamples")}</p>;
  return (
    <ul className="grid gap-2">
      {stages.map(({ stage, count, overdue }) => (
        <li key={stage} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-3">
          <span className="text-small text-quiet">{lab(`stages.${stage}`)}</span>
          <span className="flex items-center gap-2">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-3 w-full min-w-0 grow"
            >
              <rect width={(count / most) * 100} height={8} rx={2} className="fill-brand" />
              <rect width={(overdue / most) * 100} height={8} rx={2} className="fill-affected" />
            </svg>
            <b className="tabular-nums">{count}</b>
            {overdue > 0 && (
              <Link
                href={tubesQuery.href(paths.adminLab, { filter: "overdue" })}
                className="py-2 text-small text-affected"
              >
                ▲ {t("figures.overdue", { count: overdue })}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const share = whole === 0 ? 0 : part / whole;
  return (
    <>
      <p className="text-title-2 font-semibold tabular-nums">
        {whole === 0 ? "–" : new Intl.NumberFormat(requestLanguage(), { style: "percent" }).format(share)}
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full">
        <rect width={100} height={6} rx={2} className="fill-line" />
        <rect width={share * 100} height={6} rx={2} className="fill-clear" />
      </svg>
    </>
  );
}
