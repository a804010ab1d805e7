import type { ReactNode } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/ui/filter-form";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { TextField } from "@/components/ui/text-field";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";
import { profilesHref, type ProfilesQuery } from "@/lib/domain/profiles-query";
import type { Words } from "@/lib/domain/words";
import type { MineWords } from "./custom-words";
import type { ListedProfile } from "./listed-profile";
import { ProfileCard } from "./profile-card-client";

interface MyProfilesProps {
  readonly profiles: readonly ListedProfile[];
  readonly count: number;
  readonly query: ProfilesQuery;
  readonly language: Language;
  readonly words: Words<"customProfile">;
  readonly messages: MineWords & { readonly summary: { readonly priceChanged: string } };
  readonly sendingWords: SendingWords;
}

interface ProfilesFrameProps {
  readonly words: Words<"customProfile">;
  readonly children: ReactNode;
}

/** What is there before anything has been read. */
export function ProfilesFrame({ words, children }: ProfilesFrameProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("mine.title")}</h1>
      <p className="text-lead text-quiet">{words("mine.intro")}</p>
      <Builders words={words} />
      {children}
    </div>
  );
}

/** What somebody has put together. */
export function MyProfiles({
  profiles,
  count,
  query,
  language,
  words,
  messages,
  sendingWords,
}: MyProfilesProps) {
  const { mine, removeDialog, renameDialog, saveDialog, summary } = messages;
  const cardWords = { mine, removeDialog, renameDialog, saveDialog, priceChanged: summary.priceChanged };
  return (
    <>
      {(count > 0 || query.query !== "") && <Finder query={query} words={words} />}
      {count > 0 && <p className="text-quiet">{words("mine.count", { count })}</p>}
      {profiles.length === 0 && <Nothing isSearched={query.query !== ""} words={words} />}
      <ul className="grid grid-cols-1 gap-4">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              language={language}
              words={cardWords}
              sendingWords={sendingWords}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => profilesHref(paths.customProfiles, { ...query, page })}
        words={{
          label: words("mine.pages"),
          previous: words("mine.previous"),
          next: words("mine.next"),
          page: words("mine.page", { page: "{page}" }),
        }}
      />
    </>
  );
}

interface PartProps {
  readonly words: Words<"customProfile">;
}

function Builders({ words }: PartProps) {
  return (
    <p className="flex flex-wrap gap-3">
      <LinkButton href={paths.buildProfile("canine")}>{words("mine.forDogs")}</LinkButton>
      <LinkButton kind="secondary" href={paths.buildProfile("feline")}>
        {words("mine.forCats")}
      </LinkButton>
    </p>
  );
}

function Finder({ query, words }: PartProps & { readonly query: ProfilesQuery }) {
  return (
    <FilterForm
      action={paths.customProfiles}
      label={words("mine.search")}
      submitLabel={words("mine.find")}
      columns="wide:grid-cols-[1fr_auto]"
    >
      <TextField
        name="query"
        type="search"
        label={words("mine.search")}
        placeholder={words("mine.searchHint")}
        defaultValue={query.query}
        maxLength={limits.searchLength}
      />
    </FilterForm>
  );
}

function Nothing({ isSearched, words }: PartProps & { readonly isSearched: boolean }) {
  if (!isSearched) return <EmptyState title={words("mine.none")} hint={words("mine.noneHint")} />;
  return (
    <EmptyState title={words("mine.nothing")} hint={words("mine.nothingHint")}>
      <LinkButton kind="quiet" href={paths.customProfiles}>
        {words("mine.all")}
      </LinkButton>
    </EmptyState>
  );
}
