import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { correctionPath } from "@/lib/navigation/activation-paths";
import { LinkButton } from "@/components/links/link-button";
import type { TrackerState } from "@/lib/config/kits/sample-tracker";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { useShopSelector } from "@/store/hooks";
import type { SampleViewProps, TrackedSample } from "./sample-tracker-props";

type ActionName = keyof Messages["sampleTracker"]["actions"];

interface Action {
  readonly name: ActionName;
  readonly href: string;
}

/** The next steps, the most important first. */
export function SampleActions({ sample, links }: SampleViewProps) {
  const t = useTranslator("sampleTracker");
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const [first, ...others] = listActions(sample, links, isLoggedIn);
  if (first === undefined) return null;
  return (
    <div>
      <h3 className="sr-only">{t("actionsTitle")}</h3>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={first.href}>{t(`actions.${first.name}`)}</LinkButton>
        {others.map(({ name, href }) => (
          <Link key={name} href={href} className="inline-flex min-h-8 items-center font-semibold">
            {t(`actions.${name}`)}
          </Link>
        ))}
      </div>
    </div>
  );
}

function listActions(
  sample: TrackedSample,
  links: SampleViewProps["links"],
  isLoggedIn: boolean,
): readonly Action[] {
  const { barcode, own, isActivated, state } = sample;
  const takeSample: Action = { name: "takeSample", href: links.takeSample };
  const contact: Action = { name: "contact", href: links.contact };
  const signIn: readonly Action[] =
    isActivated && own === null && !isLoggedIn
      ? [{ name: "signIn", href: barcodePaths.loginToTrack(barcode) }]
      : [];
  const actions: Readonly<Record<TrackerState, () => readonly Action[]>> = {
    cancelled: () => [contact],
    failed: () =>
      own?.otherTube
        ? [{ name: "trackOther", href: barcodePaths.trackSample(own.otherTube.barcode) }, takeSample, contact]
        : [contact, ...signIn],
    ready: () => [
      ...(own ? [{ name: "openReport" as const, href: barcodePaths.results(own.animalId, barcode) }] : []),
      { name: "authenticate", href: barcodePaths.authenticateReport(barcode) },
      ...signIn,
    ],
    "hold-payment": () => (own ? [{ name: "pay", href: links.orders }, contact] : [...signIn, contact]),
    "hold-details": () => (own ? [...correct(own), contact] : [...signIn, contact]),
    "on-track": () => [...listSteps(sample, takeSample), ...signIn],
  };
  return actions[state]();
}

const correct = (own: NonNullable<TrackedSample["own"]>): readonly Action[] => [
  { name: "correct", href: correctionPath(own) },
];

/** Until the sample is posted. */
function listSteps(
  { barcode, own, isActivated, stage }: TrackedSample,
  takeSample: Action,
): readonly Action[] {
  if (!isActivated) return [{ name: "activate", href: barcodePaths.activateKit(barcode) }, takeSample];
  if (own?.canPost) return [{ name: "post", href: correctionPath(own) }, takeSample, ...correct(own)];
  return stage === "activated" ? [takeSample] : [];
}
