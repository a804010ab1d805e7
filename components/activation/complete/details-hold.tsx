import type { DetailsProblem } from "@/lib/config/lab";
import type { Translator } from "@/lib/i18n/translator";

interface DetailsHoldProps {
  readonly problem: DetailsProblem;
  readonly name: string;
  readonly t: Translator<"activation">;
}

/** What does not fit the sample, and what to do about it. */
export function DetailsHold({ problem, name, t }: DetailsHoldProps) {
  return (
    <section className="grid gap-2 rounded-box bg-carrier-soft px-4 py-4" role="status">
      <h2 className="text-lead font-semibold">{t(`complete.hold.${problem}.title`, { name })}</h2>
      <p>{t(`complete.hold.${problem}.text`, { name })}</p>
    </section>
  );
}
