"use client";

import { useState } from "react";
import { useTranslator, useLanguage } from "#use-messages";
import { Link } from "@/components/links/link";
import { SuccessMark } from "@/components/ui/success-mark";
import { LinkButton } from "@/components/links/link-button";
import type { DeliveryTime } from "@/lib/domain/orders/delivery-dates";
import type { Translator } from "@/lib/i18n/translator";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import type { Activation } from "@/store/api/kits/activation";
import { DetailsHold } from "./details-hold";
import { Facts } from "./facts";
import { PostedForm } from "./posted-form";
import type { ActivatedProps } from "./activated-props";
import { Illustration } from "@/components/shop/public/illustration";
import { pictures } from "@/lib/domain/shop/pictures";
import { resultDates } from "@/lib/domain/kits/result-dates";
import { useForm } from "react-hook-form";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConsentBoxes } from "@/components/kits/activation/consent-boxes";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

interface ActivatedPageProps {
  readonly activation: Activation;
  /** Working days in the laboratory. */
  readonly turnaround: DeliveryTime["days"] | null;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly paths: { readonly my: string; readonly register: string };
}

/** The activated kit: what happens next, and what can still be changed. */
export function ActivatedPage({ activation: initial, ...props }: ActivatedPageProps) {
  const { turnaround, country, paths } = props;
  const t = useTranslator("activation");
  const [activation, setActivation] = useState(initial);
  const parts = { activation, country, onChange: setActivation };
  const postedAt = activation.samples[0]?.postedAt ?? null;
  const held = findHeld(activation);
  const isReleased = held === undefined && findHeld(initial) !== undefined;
  const isAwaited =
    !isFormerOwner(activation) && activation.samples.every(({ receivedAt }) => receivedAt === null);
  return (
    <div className="mx-auto grid w-full max-w-text gap-10">
      <header className="grid gap-3">
        {!held && <SuccessMark />}
        <h1>{titleOf(activation, t)}</h1>
        {!held && !isReleased && <p className="text-lead wrap-anywhere">{introOf(activation, t)}</p>}
        <p role="status" className="text-lead empty:hidden">
          {isReleased && t("complete.hold.released")}
        </p>
      </header>
      {held && <DetailsHold {...parts} held={held} />}
      {isAwaited && (
        <>
          <NextSteps turnaround={turnaround} country={country} postedAt={postedAt} />
          <PostedForm {...parts} />
        </>
      )}
      <Facts {...parts} />
      <ConsentsForm {...parts} />
      {!activation.isClaimed && (
        <p className="rounded-box bg-sand px-4 py-3">
          {t("complete.account", { email: activation.email })}{" "}
          <Link href={paths.register} className="font-semibold">
            {t("complete.register")}
          </Link>
        </p>
      )}
      <Links activation={activation} paths={paths} />
    </div>
  );
}

const isFormerOwner = ({ relation }: Activation) => relation === "former-owner";

const introOf = (activation: Activation, t: Translator<"activation">) =>
  isFormerOwner(activation)
    ? t("complete.handedOver", { name: activation.pet.petName })
    : t("complete.text", { email: activation.email });

function findHeld({ samples }: Activation) {
  return samples.flatMap((sample) =>
    sample.problem === null ? [] : [{ ...sample, problem: sample.problem }],
  )[0];
}

type LinksProps = Pick<ActivatedProps, "activation"> & Pick<ActivatedPageProps, "paths">;

function Links({ activation, paths }: LinksProps) {
  const t = useTranslator("activation.complete");
  const barcode = activation.samples[0]?.barcode;
  return (
    <div className="flex flex-col gap-3 wide:flex-row">
      <LinkButton href={fixedPaths.activate} className="min-h-13">
        {t("another")}
      </LinkButton>
      {barcode !== undefined && (
        <LinkButton kind="quiet" href={barcodePaths.trackSample(barcode)}>
          {t("track")}
        </LinkButton>
      )}
      {activation.isClaimed && (
        <LinkButton kind="quiet" href={paths.my}>
          {t("overview")}
        </LinkButton>
      )}
    </div>
  );
}

function titleOf({ pet, samples }: Activation, t: Translator<"activation">): string {
  const name = pet.petName;
  if (samples.some(({ problem }) => problem !== null)) return t("complete.holdTitle", { name });
  if (samples.some(({ receivedAt }) => receivedAt !== null)) return t("complete.receivedTitle", { name });
  return samples.some(({ postedAt }) => postedAt !== null)
    ? t("complete.postedTitle", { name })
    : t("complete.title", { name });
}

interface NextStepsProps {
  readonly turnaround: DeliveryTime["days"] | null;
  readonly country: string;
  readonly postedAt: string | null;
}

/** From the tube to the results, with the dates to expect. Steps that are done are left out. */
function NextSteps({ turnaround, country, postedAt }: NextStepsProps) {
  const language = useLanguage();
  const t = useTranslator("activation.complete");
  const names = postedAt === null ? (["swab", "post", "read"] as const) : (["read"] as const);
  const orderedAt = postedAt === null ? undefined : new Date(postedAt);
  const dates = turnaround && resultDates({ days: turnaround, country, language, orderedAt });
  const readText =
    dates === null ? t("readText") : postedAt === null ? t("steps.read.text", dates) : t("readPosted", dates);
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{t("nextTitle")}</h2>
      <ol className="grid gap-5">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-4">
            <Illustration src={pictures.step(name)} kind="step" className="size-20 shrink-0" />
            <div>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p className="mt-1 text-quiet">{name === "read" ? readText : t(`steps.${name}.text`)}</p>
              {name === "swab" && (
                <p className="mt-1">
                  <Link href={fixedPaths.videos}>{t("steps.swab.film")}</Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The consents, which can be changed at any time. */
function ConsentsForm({ activation, onChange }: ActivatedProps) {
  const t = useTranslator("activation.complete");

  const { token, consents } = activation;
  const form = useForm({ defaultValues: consents });
  const saving = useRouteCall(activationRoutes.updateConsents);

  const submit = form.handleSubmit(async (body) => {
    const outcome = await saving.send({ params: { token }, body });
    if (outcome.ok) onChange(outcome.data);
  });

  return (
    <Card>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
        onChange={saving.reset}
      >
        <ConsentBoxes field={form.register} />
        <FormFailure message={saving.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="secondary" pending={saving.isSending && t("saving")}>
            {t("save")}
          </Button>
          <p role="status" className="font-medium">
            {saving.isDone && t("saved")}
          </p>
        </div>
      </form>
    </Card>
  );
}
