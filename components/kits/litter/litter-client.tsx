"use client";

import { removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { ConsentBoxes } from "@/components/kits/activation/consent-boxes";
import { PersonFields } from "@/components/kits/activation/steps/person-fields";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { type ActivatedLitter, readActivatedLitter, animalFields } from "./litter-draft";
import { AddTubes } from "./add-tubes";
import { LitterDone } from "./litter-done";
import type { LitterProps, LitterSectionProps } from "./litter-props";
import { PackSection } from "./pack-section";
import { SharedFields } from "./shared-fields";
import { useLitter } from "./use-litter";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { LitterRowFields, rowGridStyles } from "./litter-row-fields";
import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";

/** Activates the kits of a whole litter with one form. */
export function Litter(props: LitterProps) {
  const { user } = props;
  const owner = user?.id ?? null;
  const [activated, setActivated] = useState(() => readActivatedLitter(owner));
  function show(litter: ActivatedLitter | undefined) {
    if (litter) writeFormDraft("activated-litter", owner, litter);
    else removeFormDraft("activated-litter");
    setActivated(litter);
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  if (activated)
    return (
      <LitterDone litter={activated} isSignedIn={user !== undefined} onAnother={() => show(undefined)} />
    );
  return <LitterForm {...props} onActivated={show} />;
}

interface LitterFormProps extends LitterProps {
  readonly onActivated: (litter: ActivatedLitter) => void;
}

function LitterForm({ onActivated, ...props }: LitterFormProps) {
  const t = useTranslator("litter");

  const { user, country } = props;

  const usedMessage = t("rows.used");
  const form = useRef<HTMLFormElement>(null);
  const litter = useLitter({ user, country, usedMessage, form, onActivated });
  const section: LitterSectionProps = { ...props, litter };
  const { sending, draft, errors } = litter;
  const errorCount = Object.keys(errors).length;
  return (
    <>
      <LitterIntro {...props} />
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-10"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isSending) void sending.submit();
        }}
      >
        <AddTubes {...section} />
        <SharedFields {...section} />
        <LitterRows {...section} />
        <PackSection {...section} />
        <PersonSection {...section} />
        <div className="grid max-w-text gap-4">
          <FormFailure message={errorCount > 0 ? t("fix", { count: errorCount }) : sending.failure} />
          <Button
            type="submit"
            className="min-h-14 text-lead wide:min-w-64 wide:justify-self-start"
            pending={sending.isSending && t("submitting")}
          >
            {t("submit", { count: draft.rows.length })}
          </Button>
          <p className="text-small text-quiet">{t("savedOnDevice")}</p>
        </div>
      </form>
    </>
  );
}

function LitterIntro({ user, loginPath }: LitterProps) {
  const t = useTranslator("litter");
  return (
    <div className="grid max-w-text gap-3">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      <p>
        {t("single")}{" "}
        <Link href={fixedPaths.activate} className="inline-block py-1">
          {t("singleLink")}
        </Link>
      </p>
      {user === undefined && (
        <p className="rounded-box bg-sand px-4 py-3">
          {t("loginText")}{" "}
          <Link href={loginPath} className="font-semibold">
            {t("login")}
          </Link>
        </p>
      )}
    </div>
  );
}

function PersonSection({ litter, countries, termsPaths }: LitterSectionProps) {
  const t = useTranslator("litter.person");
  const { field, box, change, text } = litter;
  return (
    <section aria-labelledby="litter-person" className="grid max-w-text gap-4">
      <h2 id="litter-person">{t("title")}</h2>
      <p className="text-quiet">{t("intro")}</p>
      <PersonFields
        field={(name) => (name === "acceptTerms" ? box(`person.${name}`) : field(`person.${name}`))}
        country={text("person.country")}
        onCountry={() => change({ "person.state": "" })}
        countries={countries}
        termsPaths={termsPaths}
      />
      <div className="mt-4">
        <ConsentBoxes field={(name) => box(`consents.${name}`)} />
      </div>
    </section>
  );
}

/** What differs between the animals: a table where there is room, else cards. */
function LitterRows({ litter }: LitterSectionProps) {
  const t = useTranslator("litter.rows");
  const petT = useTranslator("activation.pet");
  const { rows } = litter.draft;
  const [message, setMessage] = useState("");
  function remove(at: number) {
    litter.removeRow(at);
    setMessage(t("removed"));
    // The button that had the focus is gone.
    (document.getElementById("litter-rows") ?? focusablePageHeading())?.focus();
  }
  return (
    <section aria-labelledby="litter-rows" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="litter-rows" tabIndex={-1} className="outline-none">
          {t("title")}
        </h2>
        <p role="status" className="text-quiet">
          {message} {rows.length > 0 && t("count", { count: rows.length })}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="rounded-box border border-dashed border-edge px-5 py-8 text-center text-quiet">
          {t("empty")}
        </p>
      ) : (
        <div className="grid gap-4 full:gap-0">
          <p className="text-quiet full:pb-4">{t("optional")}</p>
          <p aria-hidden="true" className={`${rowGridStyles} max-full:hidden pb-2 text-small font-medium`}>
            <span />
            {animalFields.map((name) => (
              <span key={name}>{t(name)}</span>
            ))}
            {petIdentifierNames.map((name) => (
              <span key={name}>{petT(name)}</span>
            ))}
          </p>
          <ol className="grid gap-4 full:gap-0">
            {rows.map((row, at) => (
              <LitterRowFields key={row.key} row={row} at={at} litter={litter} onRemove={() => remove(at)} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
