import { DescriptionList } from "@/components/ui/description-list";
import { requestCountry, translate } from "@/lib/i18n/translate";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatDay } from "@/lib/domain/format";

interface ShowFactsProps {
  readonly show: Show;
  /** Who registered it, for admins. */
  readonly secretary?: string;
}

/** What the club has told about its show. */
export function ShowFacts({ show, secretary }: ShowFactsProps) {
  const t = translate("shows");
  const { club, heldOn, place, entries, kits, request, offer, catalogueOn } = show;
  const contact = [show.contactName, show.contactEmail, show.contactPhone].filter(Boolean).join("\n");
  const rows = [
    [t("facts.club"), club],
    [t("facts.heldOn"), formatDay(heldOn, requestCountry())],
    [t("facts.place"), place],
    [t("facts.entries"), String(entries)],
    [t("facts.kits"), String(kits)],
    [t("facts.request"), request],
    [t("facts.offer"), offer],
    [t("facts.catalogueOn"), catalogueOn && formatDay(catalogueOn, requestCountry())],
    [t("facts.contact"), contact],
    [t("facts.secretary"), secretary ?? null],
  ] as const;
  return (
    <DescriptionList rows={rows} layout="lines" className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3" />
  );
}
