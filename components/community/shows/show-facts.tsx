import { translate } from "@/lib/i18n/translate";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatDay } from "@/lib/domain/format";

interface ShowFactsProps {
  readonly show: Show;
  readonly country: string;
  /** Who registered it, for admins. */
  readonly secretary?: string;
}

/** What the club has told about its show. */
export function ShowFacts({ show, country, secretary }: ShowFactsProps) {
  const t = translate("shows");
  const { club, heldOn, place, entries, kits, request, offer, catalogueOn } = show;
  const contact = [show.contactName, show.contactEmail, show.contactPhone].filter(Boolean).join("\n");
  const rows = [
    ["club", club],
    ["heldOn", formatDay(heldOn, country)],
    ["place", place],
    ["entries", String(entries)],
    ["kits", String(kits)],
    ["request", request],
    ["offer", offer],
    ["catalogueOn", catalogueOn && formatDay(catalogueOn, country)],
    ["contact", contact],
    ["secretary", secretary ?? null],
  ] as const;
  return (
    <dl className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-small text-quiet">{t(`facts.${name}`)}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
