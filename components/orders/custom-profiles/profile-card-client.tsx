"use client";

import { useRouter } from "next/navigation";
import { type RefObject, Suspense, useId, useRef, useState } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import type { CallThunk } from "@/components/form/use-mutation-call";
import { useAddToCart } from "@/components/shop/public/use-add-to-cart";
import { Button } from "@/components/ui/button";
import { buttonStyles } from "@/components/ui/button-styles";
import { cardStyles } from "@/components/ui/card";
import { Chips } from "@/components/ui/chips";
import { cn } from "@/components/ui/class-names";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { formatProfileChoice } from "@/lib/domain/orders/profile-choice";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { callApi } from "@/store/api/call-api";
import type { ListedProfile } from "./listed-profile";
import { profileCartItem } from "./use-add-profile-to-cart";
import { lazyPart } from "@/components/ui/lazy-part";

const SaveDialog = lazyPart(async () => (await import("./save-dialog-client")).SaveDialog);
const RemoveDialog = lazyPart(async () => (await import("./remove-dialog-client")).RemoveDialog);

interface ProfileCardProps {
  readonly profile: ListedProfile;
}

/** One of the user's profiles, with its actions. */
export function ProfileCard({ profile }: ProfileCardProps) {
  const t = useTranslator("customProfiles.mine");
  const router = useRouter();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openDialog, setOpenDialog] = useState<"rename" | "remove">();
  const [isRemoved, setIsRemoved] = useState(false);
  const [renamed, setRenamed] = useState<{ readonly name: string | null }>();
  const ownName = renamed ? renamed.name : profile.name;
  const name = ownName ?? t("unnamed");
  if (isRemoved)
    return (
      <p role="status" className={cn(cardStyles, "text-quiet")}>
        {t("removed", { name })}
      </p>
    );
  return (
    <article aria-labelledby={headingId} className={cn(cardStyles, "grid gap-4")}>
      <CardFacts profile={profile} name={name} headingId={headingId} heading={heading} />
      <CardActions profile={profile} name={name} onOpenDialog={setOpenDialog} />
      <CardDialogs
        profile={profile}
        name={name}
        openDialog={openDialog}
        heading={heading}
        ownName={ownName ?? ""}
        onClose={() => setOpenDialog(undefined)}
        onRenamed={(next) => {
          setRenamed({ name: next });
          setOpenDialog(undefined);
        }}
        onRemoved={() => {
          setIsRemoved(true);
          router.refresh();
        }}
      />
    </article>
  );
}

interface CardDialogsProps extends Omit<ProfileCardProps, "language"> {
  readonly name: string;
  readonly ownName: string;
  readonly openDialog: "rename" | "remove" | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
  readonly onRenamed: (name: string | null) => void;
  readonly onRemoved: () => void;
}

function CardDialogs({ profile, name, ownName, openDialog, heading, ...rest }: CardDialogsProps) {
  const messages = useMessages("customProfiles");
  const t = useTranslator("customProfiles");

  const { onClose, onRenamed, onRemoved } = rest;
  const { saveDialog, renameDialog, removeDialog } = messages;
  const common = { triggerRef: heading, onClose };
  const rename =
    (next: string | null): CallThunk =>
    async (dispatch) => {
      const change = { params: { id: profile.id }, body: { name: next } };
      const result = await dispatch(callApi(customProfilesRoutes.replace, change));
      if (result.ok) onRenamed(next);
      return result;
    };
  return (
    <Suspense fallback={null}>
      {openDialog === "rename" && (
        <SaveDialog
          {...common}
          name={ownName}
          labels={{ ...saveDialog, ...renameDialog, title: t("renameDialog.title", { name }) }}
          save={rename}
        />
      )}
      {openDialog === "remove" && (
        <RemoveDialog
          {...common}
          id={profile.id}
          labels={{ ...removeDialog, title: t("removeDialog.title", { name }) }}
          onRemoved={onRemoved}
        />
      )}
    </Suspense>
  );
}

interface CardFactsProps {
  readonly profile: ListedProfile;
  readonly name: string;
  readonly headingId: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function CardFacts({ profile, name, headingId, heading }: CardFactsProps) {
  const language = useLanguage();
  const t = useTranslator("customProfiles");
  const { species, breed, tests, price, changedOn } = profile;
  const facts = [
    t(species === "canine" ? "mine.dogs" : "mine.cats"),
    breed && t("mine.breed", { name: breed.name }),
    t("mine.tests", { count: tests.length }),
    t("mine.changedOn", { date: changedOn }),
  ];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-title-3 wrap-anywhere">
            {name}
          </h2>
          <p className="text-small text-quiet">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <p className="text-title-3 font-semibold tabular-nums">{formatMoney(price, language)}</p>
      </div>
      <Chips items={tests.map((test) => test.name)} moreLabel={(count) => t("mine.more", { count })} />
    </>
  );
}

interface CardActionsProps extends Pick<ProfileCardProps, "profile"> {
  readonly name: string;
  readonly onOpenDialog: (dialog: "rename" | "remove") => void;
}

function CardActions({ profile, name, onOpenDialog }: CardActionsProps) {
  const t = useTranslator("customProfiles");
  const priceChanged = (price: string) => t("summary.priceChanged", { price });
  const { add, message, isAdding } = useAddToCart(profile.price, priceChanged);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => void add(profileCartItem(profile, profile.price))}
          pending={isAdding && t("mine.adding")}
        >
          {t("mine.add")}
        </Button>
        <Link
          href={paths.buildProfile(profile.species) + formatProfileChoice({ profile: profile.id })}
          aria-label={t("mine.openNamed", { name })}
          className={buttonStyles("secondary")}
        >
          {t("mine.open")}
        </Link>
        <Button
          kind="quiet"
          aria-label={t("mine.renameNamed", { name })}
          onClick={() => onOpenDialog("rename")}
        >
          {t("mine.rename")}
        </Button>
        <Button
          kind="quiet"
          aria-label={t("mine.removeNamed", { name })}
          onClick={() => onOpenDialog("remove")}
        >
          {t("mine.remove")}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </>
  );
}
