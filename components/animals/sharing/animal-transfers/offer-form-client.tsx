"use client";

import { useRouter } from "next/navigation";
import { type RefObject, type SyntheticEvent, useId, useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import type { MutationState } from "@/components/form/use-mutation-call";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { LazyDialog } from "@/components/ui/lazy-dialog-client";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/text-area";
import { EmailField } from "@/components/form/email-field";
import { maxTransferredAnimals } from "@/lib/config/animals/animal-access";
import { limits } from "@/lib/config/limits";
import { animalTransfersRoutes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.routes";
import { AnimalPicker, type ChosenAnimals, type LinkedAnimal } from "./animal-picker-client";

interface OfferFormProps {
  /** Chosen by the link that led here. */
  readonly chosenAnimals?: readonly LinkedAnimal[];
}

interface Offer {
  readonly email: string;
  readonly message: string;
}

interface OfferErrors {
  readonly animals?: string;
  readonly email?: string;
}

/** Offers animals to an address, after a look at the summary. */
export function OfferForm(props: OfferFormProps) {
  const { chosenAnimals = [] } = props;
  const t = useTranslator("animalTransfers.offer");
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { chosen, setChosen, offer, errors, doneCount, call, ...offering } = useOffer(form, props);
  return (
    <Card>
      <form
        ref={form}
        method="post"
        noValidate
        aria-labelledby={titleId}
        className="grid max-w-form gap-4"
        onSubmit={offering.review}
      >
        <h2 id={titleId} tabIndex={-1}>
          {t("title")}
        </h2>
        <AnimalPicker linked={chosenAnimals} chosen={chosen} onChange={setChosen} error={errors.animals} />
        <OfferFields emailError={errors.email} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" aria-haspopup="dialog">
            {t("review")}
          </Button>
          <p role="status" className="font-medium">
            {doneCount > 0 && t("done", { count: doneCount })}
          </p>
        </div>
      </form>
      {offer && (
        <ConfirmOffer
          offer={offer}
          chosen={chosen}
          call={call}
          triggerRef={form}
          onClose={offering.closeReview}
          onConfirm={() => void offering.send(offer)}
        />
      )}
    </Card>
  );
}

/** The offer that is being written, reviewed and sent. */
function useOffer(form: RefObject<HTMLFormElement | null>, { chosenAnimals = [] }: OfferFormProps) {
  const t = useTranslator("animalTransfers.offer");
  const [chosen, setChosen] = useState<ChosenAnimals>(
    new Map(chosenAnimals.map(({ id, name }) => [id, name])),
  );
  const [offer, setOffer] = useState<Offer>();
  const [errors, setErrors] = useState<OfferErrors>({});
  const [doneCount, setDoneCount] = useState(0);
  const call = useRouteCall(animalTransfersRoutes.create);
  const router = useRouter();

  function review(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, message } = readOffer(event.currentTarget);
    const animalError =
      chosen.size === 0
        ? t("chooseFirst")
        : chosen.size > maxTransferredAnimals && t("tooMany", { max: maxTransferredAnimals });
    const found = {
      ...(animalError && { animals: animalError }),
      ...(email === "" && { email: t("required") }),
    };
    setErrors(found);
    setDoneCount(0);
    if (Object.keys(found).length === 0) setOffer({ email, message });
  }

  async function send({ email, message }: Offer) {
    const body = { animal_ids: [...chosen.keys()], email, ...(message !== "" && { message }) };
    const outcome = await call.send({ body }, ["email"]);
    if (!outcome.ok) {
      const { email: error } = outcome.fields;
      if (error === undefined) return;
      setErrors({ email: error });
      return setOffer(undefined);
    }
    setOffer(undefined);
    setDoneCount(chosen.size);
    setChosen(new Map());
    form.current?.reset();
    router.refresh();
  }

  function closeReview() {
    setOffer(undefined);
    call.reset();
  }
  return { chosen, setChosen, offer, errors, doneCount, call, review, send, closeReview };
}

function OfferFields({ emailError }: { readonly emailError: string | undefined }) {
  const messages = useMessages("animalTransfers.offer");
  return (
    <>
      <EmailField
        name="email"
        autoComplete="off"
        label={messages.email}
        hint={messages.emailHint}
        error={emailError}
      />
      <TextArea
        name="message"
        label={messages.message}
        hint={messages.messageHint}
        maxLength={limits.noteLength}
      />
    </>
  );
}

function readOffer(form: HTMLFormElement): Offer {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { email: textOf("email"), message: textOf("message") };
}

interface ConfirmOfferProps {
  readonly offer: Offer;
  readonly chosen: ChosenAnimals;
  readonly call: MutationState;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function ConfirmOffer({ offer, chosen, call, triggerRef, onClose, onConfirm }: ConfirmOfferProps) {
  const t = useTranslator("animalTransfers.confirm");
  const names = [...chosen.values()];
  return (
    <LazyDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { count: names.length, name: names[0] ?? "" })}
      description={t("text", { email: offer.email })}
      closeLabel={t("close")}
      triggerRef={triggerRef}
    >
      {names.length > 1 && <p className="wrap-anywhere">{names.join(", ")}</p>}
      <FormFailure message={call.failure} />
      <Button pending={call.isSending && t("sending")} onClick={onConfirm}>
        {t("submit")}
      </Button>
    </LazyDialog>
  );
}
