"use client";

import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { useSavedInput } from "@/components/kits/public/use-saved-input";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import type { User } from "@/store/api/account/user";
import type { Named } from "@/store/slices/activation-record";
import { CallForm } from "@/components/form/call-form";
import { PetFields } from "@/components/kits/public/pet-fields";
import { readFormDraft, removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import { petValues, type PetValues, toPetBody } from "@/components/kits/public/pet-values";
import { isObject } from "@/lib/domain/is-object";
import type { Body } from "@/lib/contract/calls";
import { useCallForm } from "@/components/form/use-call-form";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

export interface AddAnimalPageProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"login" | "register" | "my", string>>;
}

interface AddAnimalProps extends AddAnimalPageProps {
  /** Undefined for guests. */
  readonly user: User | undefined;
}

/** An animal for the account, without a kit. A guest fills in the form, signs in and finds it as it was. */
export function AddAnimal(props: AddAnimalProps) {
  const t = useTranslator("addAnimal");
  const [saved, setSaved] = useState<string>();
  const { links } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (saved !== undefined) heading.current?.focus();
  }, [saved]);
  if (saved === undefined) return <AnimalForm {...props} onSaved={setSaved} />;
  return (
    <section
      aria-labelledby="saved-animal"
      className="grid max-w-text gap-4 rounded-box border border-clear bg-clear-soft p-6"
    >
      <h2 id="saved-animal" ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
        {t("doneTitle", { name: saved })}
      </h2>
      <p className="wrap-anywhere">{t("doneText", { name: saved })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={links.my}>{t("toMy")}</LinkButton>
        <Button kind="secondary" onClick={() => setSaved(undefined)}>
          {t("another")}
        </Button>
      </div>
    </section>
  );
}

interface AnimalFormProps extends AddAnimalProps {
  readonly onSaved: (name: string) => void;
}

function AnimalForm({ user, country, links, onSaved }: AnimalFormProps) {
  const t = useTranslator("addAnimal");
  // Kept for the user who started: what is typed stays when the session ends.
  const [owner] = useState(user?.id ?? null);
  const [stored] = useState(() => readAnimalDraft(owner));
  const [breed, setBreed] = useState<Named | undefined>(stored?.breed);

  const form = useAnimalForm({
    stored: stored?.pet,
    loginPath: user === undefined ? links.login : undefined,
    onSaved: (name) => {
      removeFormDraft("add-animal");
      onSaved(name);
    },
  });
  useSavedInput(form.hook, (pet) => writeFormDraft("add-animal", owner, { pet, breed }));

  function changeBreed(next: Named | undefined) {
    setBreed(next);
    writeFormDraft("add-animal", owner, { pet: form.hook.getValues(), breed: next });
  }

  return (
    <div className="grid max-w-text gap-6">
      {user === undefined && <GuestNote links={links} />}
      {user !== undefined && stored !== undefined && (
        <p role="status" className="rounded-box bg-sand px-4 py-3 font-medium">
          {t("restored")}
        </p>
      )}
      <CallForm
        form={form}
        submitLabel={user === undefined ? t("signInAndSave") : t("save")}
        pendingLabel={t("saving")}
      >
        <PetFields
          form={form}
          breed={breed}
          user={user}
          country={country}
          petForm="optional"
          species={null}
          barcodes={undefined}
          onBreed={changeBreed}
        />
      </CallForm>
    </div>
  );
}

function GuestNote({ links }: Pick<AddAnimalProps, "links">) {
  const t = useTranslator("addAnimal");
  return (
    <section aria-labelledby="guest-note" className="grid gap-3 rounded-box border border-line bg-card p-5">
      <h2 id="guest-note" className="text-title-3">
        {t("guestTitle")}
      </h2>
      <p className="text-quiet">{t("guestText")}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={links.login} className="inline-flex min-h-8 items-center font-semibold">
          {t("login")}
        </Link>
        <Link href={links.register} className="inline-flex min-h-8 items-center font-semibold">
          {t("register")}
        </Link>
      </p>
    </section>
  );
}

interface AnimalDraft {
  readonly pet: PetValues;
  /** The one whose id is in the form, with its name. */
  readonly breed: Named | undefined;
}

/** What was typed and not saved yet. A field of another type is left out alone. */
function readAnimalDraft(owner: number | null): AnimalDraft | undefined {
  const stored = readFormDraft("add-animal", owner);
  if (!isObject(stored)) return undefined;
  const { pet, breed } = stored;
  const isNamed = isObject(breed) && Number.isSafeInteger(breed["id"]) && typeof breed["name"] === "string";
  return {
    // Keeps texts only.
    pet: petValues(isObject(pet) ? (pet as Readonly<Record<string, string>>) : {}),
    breed: isNamed ? { id: Number(breed["id"]), name: String(breed["name"]) } : undefined,
  };
}

interface AnimalFormOptions {
  readonly stored: PetValues | undefined;
  /** Guests sign in there instead of saving. */
  readonly loginPath: string | undefined;
  readonly onSaved: (name: string) => void;
}

/** The form of the animal. Guests are sent to sign in once it is valid. */
function useAnimalForm({ stored, loginPath, onSaved }: AnimalFormOptions) {
  const form = useCallForm<typeof activationRoutes.addAnimal, PetValues, Body<"activation.updatePet">>({
    route: activationRoutes.addAnimal,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.pet("optional"),
    defaults: stored ?? petValues(),
    toBody: toPetBody,
    onSuccess: () => onSaved(form.hook.getValues("petName").trim()),
  });
  return {
    ...form,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (loginPath === undefined) form.submit(event);
      else void form.hook.handleSubmit(() => redirectTo(loginPath))(event);
    },
  };
}
