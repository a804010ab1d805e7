import { Link } from "@/components/links/link";
import { Illustration } from "@/components/shop/public/illustration";
import { StateBadge } from "@/components/ui/state-badge";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { exampleBreeds, exampleFindings, type ExampleName, examplePictures } from "./examples";

interface ExampleReportProps {
  readonly name: ExampleName;
}

/** A sample report: where the animal comes from or what proves who it is, then health. */
export function ExampleReport({ name }: ExampleReportProps) {
  const t = translate("home");
  return (
    <figure className="rounded-box bg-card p-5 shadow-raised wide:p-8">
      <div className="flex items-center gap-4">
        <Illustration src={examplePictures[name]} kind="pet" isLazy className="size-20 shrink-0" />
        <figcaption>
          <span className="text-small text-quiet">{t("examples.sample")}</span>
          <strong className="block text-title-2">{t(`examples.${name}.name`)}</strong>
          <span className="text-quiet">{t(`examples.${name}.who`)}</span>
        </figcaption>
      </div>
      <h3 className="mt-6">{t(`examples.${name}.first`)}</h3>
      {name === "poppy" ? <BreedMix /> : <Facts name={name} />}
      <h3 className="mt-6">{t(`examples.${name}.health`)}</h3>
      <Findings name={name} />
    </figure>
  );
}

function BreedMix() {
  const t = translate("home");
  return (
    <ul className="mt-3 grid gap-3">
      {exampleBreeds.map(({ name, share, width }) => (
        <li key={name}>
          <span className="flex justify-between">
            {t(`examples.poppy.${name}`)} <span className="font-semibold tabular-nums">{share} %</span>
          </span>
          <span aria-hidden className="mt-1 block h-3 overflow-hidden rounded-full bg-sand">
            <span className={`block h-full rounded-full bg-brand ${width}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ name }: { readonly name: Exclude<ExampleName, "poppy"> }) {
  const t = translate("home");
  return (
    <dl className="mt-3 grid gap-3 wide:grid-cols-2">
      {(["one", "two"] as const).map((fact) => (
        <div key={fact} className="rounded-box bg-sand px-4 py-3">
          <dt className="text-small text-quiet">{t(`examples.${name}.facts.${fact}.title`)}</dt>
          <dd className="font-semibold">{t(`examples.${name}.facts.${fact}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Findings({ name }: ExampleReportProps) {
  const t = translate("home");
  return (
    <ul className="mt-3 grid gap-3">
      {exampleFindings[name].map(({ name: finding, result, code, meaning }) => (
        <li key={finding} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line pt-3">
          <Link href={paths.test(code)} className="grow font-semibold">
            {t(`examples.findings.${finding}`)}
          </Link>
          <StateBadge meaning={result}>{t(`examples.${result}`)}</StateBadge>
          <span className="w-full text-quiet">{t(`examples.meanings.${meaning}`)}</span>
        </li>
      ))}
    </ul>
  );
}
