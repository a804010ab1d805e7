import type { ReactNode } from "react";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import { paths } from "@/lib/navigation/paths";
import { profilesQuery, type ProfilesQuery } from "@/lib/domain/list-queries";
import type { ListedProfile } from "./listed-profile";
import { ProfileCard } from "./profile-card-client";

interface MyProfilesProps {
  readonly profiles: readonly ListedProfile[];
  readonly count: number;
  readonly query: ProfilesQuery;
}

/** Heading and links, displayed while the profiles load. */
export function ProfilesLayout({ children }: { readonly children: ReactNode }) {
  const t = translate("customProfiles");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("mine.title")}</h1>
      <p className="text-lead text-quiet">{t("mine.intro")}</p>
      <BuilderLinks />
      {children}
    </div>
  );
}

/** The user's saved profiles. */
export function MyProfiles({ profiles, count, query }: MyProfilesProps) {
  const t = translate("customProfiles");

  return (
    <ClientMessages areas={["customProfiles"]}>
      {(count > 0 || query.query !== "") && (
        <SearchForm
          action={paths.customProfiles}
          name="query"
          value={query.query}
          label={t("mine.search")}
          fieldLabel={t("mine.search")}
          placeholder={t("mine.searchHint")}
          submitLabel={t("mine.find")}
        />
      )}
      {count > 0 && <p className="text-quiet">{t("mine.count", { count })}</p>}
      {profiles.length === 0 && <NoProfiles isSearched={query.query !== ""} />}
      <ul className="grid grid-cols-1 gap-4">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ul>
      <ListPagination
        {...profilesQuery.pages(paths.customProfiles, query)}
        count={count}
        label={t("mine.pages")}
      />
    </ClientMessages>
  );
}

function BuilderLinks() {
  const t = translate("customProfiles");
  return (
    <p className="flex flex-wrap gap-3">
      <LinkButton href={paths.buildProfile("canine")}>{t("mine.forDogs")}</LinkButton>
      <LinkButton kind="secondary" href={paths.buildProfile("feline")}>
        {t("mine.forCats")}
      </LinkButton>
    </p>
  );
}

function NoProfiles({ isSearched }: { readonly isSearched: boolean }) {
  const t = translate("customProfiles");
  if (!isSearched)
    return <EmptyState icon={<PortalIcon name="dna" />} title={t("mine.none")} hint={t("mine.noneHint")} />;
  return (
    <EmptyState title={t("mine.nothing")} hint={t("mine.nothingHint")}>
      <LinkButton kind="quiet" href={paths.customProfiles}>
        {t("mine.all")}
      </LinkButton>
    </EmptyState>
  );
}
