import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { type CarrierStatus, litterOf, statusOfCopies } from "@/lib/domain/inheritance";
import type { ReportedTest } from "./result-types";

/** Mates that breeders consider, by copies. */
const mates = [
  { name: "clear", copies: 0 },
  { name: "carrier", copies: 1 },
] as const;

/** What four average offspring inherit with each kind of mate. Nothing where copies alone do not decide it. */
export function LitterPicture({ test: { inheritance, copies } }: { readonly test: ReportedTest }) {
  const t = translate("results");
  if (copies === null || copies === 0 || statusOfCopies(inheritance, copies) === undefined) return null;
  return (
    <ul className="mt-2 grid gap-3">
      {mates.map(({ name, copies: mateCopies }) => {
        const litter = litterOf(copies, mateCopies).flatMap(
          (count) => statusOfCopies(inheritance, count) ?? [],
        );
        return (
          <li key={name} className="grid gap-1.5">
            <p className="text-small font-semibold">{t(`litter.mates.${name}`, { inheritance })}</p>
            <p className="flex items-center gap-3">
              <span aria-hidden="true" className="flex gap-1">
                {litter.map((status, position) => (
                  <Offspring key={position} status={status} />
                ))}
              </span>
              <span className="text-small">{describeLitter(litter)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );

  function describeLitter(litter: readonly CarrierStatus[]): string {
    return (["clear", "carrier", "affected"] as const)
      .map((status) => ({ status, count: litter.filter((one) => one === status).length }))
      .filter(({ count }) => count > 0)
      .map(({ status, count }) => t(`litter.${status}`, { count }))
      .join(", ");
  }
}

function Offspring({ status }: { readonly status: CarrierStatus }) {
  return (
    <span className={cn("grid size-8 place-items-center rounded-full", meaningStyles[status])}>
      <MeaningSymbol meaning={status} />
    </span>
  );
}
