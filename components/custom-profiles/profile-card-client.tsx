"use client";

import { useRouter } from "next/navigation";
import { lazy, type RefObject, Suspense, useId, useRef, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import type { Work } from "@/components/form/use-sending";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { cardLook } from "@/components/ui/card";
import { Chips } from "@/components/ui/chips";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { choiceQuery } from "@/lib/domain/profile-choice";
import { addToCart } from "@/store/cart";
import { renameProfile } from "@/store/custom-profiles";
import { useShopDispatch } from "@/store/hooks";
import { fill, type MineWords } from "./custom-words";
import type { ListedProfile } from "./listed-profile";
import { profileItem } from "./use-add-profile";

const SaveDialog = lazy(() =>
  import("./save-dialog-client").then(({ SaveDialog: dialog }) => ({ default: dialog })),
);
const RemoveDialog = lazy(() =>
  import("./remove-dialog-client").then(({ RemoveDialog: dialog }) => ({ default: dialog })),
);

interface ProfileCardProps {
  readonly profile: ListedProfile;
  readonly language: Language;
  readonly words: MineWords & { readonly priceChanged: string };
  readonly sendingWords: SendingWords;
}

/** One of one's own profiles, and what can be done with it. */
export function ProfileCard({ profile, language, words, sendingWords }: ProfileCardProps) {
  const router = useRouter();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<"rename" | "remove">();
  const [isRemoved, setIsRemoved] = useState(false);
  const [renamed, setRenamed] = useState<{ readonly name: string | null }>();
  const own = renamed ? renamed.name : profile.name;
  const name = own ?? words.mine.unnamed;
  if (isRemoved)
    return (
      <p role="status" className={cn(cardLook, "text-quiet")}>
        {fill(words.mine.removed, { name })}
      </p>
    );
  return (
    <article aria-labelledby={headingId} className={cn(cardLook, "grid gap-4")}>
      <CardFacts
        profile={profile}
        name={name}
        headingId={headingId}
        heading={heading}
        language={language}
        words={words.mine}
      />
      <CardWays profile={profile} name={name} language={language} words={words} onAsk={setAsking} />
      <CardDialogs
        {...{ profile, name, asking, heading, words, sendingWords }}
        ownName={own ?? ""}
        onClose={() => setAsking(undefined)}
        onRenamed={(next) => {
          setRenamed({ name: next });
          setAsking(undefined);
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
  readonly asking: "rename" | "remove" | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
  readonly onRenamed: (name: string | null) => void;
  readonly onRemoved: () => void;
}

function CardDialogs({ profile, name, ownName, asking, heading, words, ...rest }: CardDialogsProps) {
  const { sendingWords, onClose, onRenamed, onRemoved } = rest;
  const { saveDialog, renameDialog, removeDialog } = words;
  const common = { opener: heading, sendingWords, onClose };
  const rename =
    (next: string | null): Work =>
    async (dispatch) => {
      const error = await dispatch(renameProfile(profile.id, next));
      if (error === undefined) onRenamed(next);
      return error;
    };
  return (
    <Suspense fallback={null}>
      {asking === "rename" && (
        <SaveDialog
          {...common}
          name={ownName}
          words={{ ...saveDialog, ...renameDialog, title: fill(renameDialog.title, { name }) }}
          save={rename}
        />
      )}
      {asking === "remove" && (
        <RemoveDialog
          {...common}
          id={profile.id}
          words={{ ...removeDialog, title: fill(removeDialog.title, { name }) }}
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
  readonly language: Language;
  readonly words: MineWords["mine"];
}

function CardFacts({ profile, name, headingId, heading, language, words }: CardFactsProps) {
  const { species, breed, tests, price, changedOn } = profile;
  const facts = [
    species === "canine" ? words.dogs : words.cats,
    breed && fill(words.breed, { name: breed.name }),
    tests.length === 1 ? words.one : fill(words.many, { count: tests.length }),
    fill(words.changedOn, { date: changedOn }),
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
      <Chips items={tests.map((test) => test.name)} moreLabel={words.more} />
    </>
  );
}

interface CardWaysProps extends Pick<ProfileCardProps, "profile" | "language" | "words"> {
  readonly name: string;
  readonly onAsk: (what: "rename" | "remove") => void;
}

function CardWays({ profile, name, language, words, onAsk }: CardWaysProps) {
  const dispatch = useShopDispatch();
  const [message, setMessage] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const isBusy = useRef(false);
  const { mine } = words;

  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsAdding(true);
    const told = { priceChanged: words.priceChanged, language };
    const said = await dispatch(addToCart(profileItem(profile, profile.price), told));
    setMessage(said.message);
    setIsAdding(false);
    isBusy.current = false;
  }

  const named = (text: string) => fill(text, { name });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void add()} pending={isAdding && mine.adding}>
          {mine.add}
        </Button>
        <a
          href={paths.buildProfile(profile.species) + choiceQuery({ profile: profile.id })}
          aria-label={named(mine.openNamed)}
          className={buttonLook("secondary")}
        >
          {mine.open}
        </a>
        <Button kind="quiet" aria-label={named(mine.renameNamed)} onClick={() => onAsk("rename")}>
          {mine.rename}
        </Button>
        <Button kind="quiet" aria-label={named(mine.removeNamed)} onClick={() => onAsk("remove")}>
          {mine.remove}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </>
  );
}
