import { DescriptionList } from "@/components/ui/description-list";
import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Application } from "./application";

export function ApplicationDetails({
  application: { applicant, details, note, state, listing, show, agent, research },
}: {
  readonly application: Application;
}) {
  const messages = useMessages("approvals.card");
  const rows = [
    ...(applicant.type === "vet" ? practiceRows(applicant, messages) : []),
    ...(listing === null ? [] : listingRows(listing, state, messages)),
  ];
  if (show !== null) rows.push(...showRows(show, messages.show));
  if (agent !== null) rows.push(...agentRows(agent, messages));
  if (research) rows.push(...research.rows);
  if (details !== null) rows.push([messages.details, details]);
  if (note !== null) rows.push([messages.note, note]);
  return (
    <DescriptionList rows={rows} layout="lines" className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3">
      {research && research.files.length > 0 && (
        <div>
          <dt className="text-small text-quiet">{research.filesLabel}</dt>
          {research.files.map(({ href, label }) => (
            <dd key={href}>
              <Link href={href} download className="inline-flex min-h-11 items-center">
                {label}
              </Link>
            </dd>
          ))}
        </div>
      )}
    </DescriptionList>
  );
}

type Row = readonly [name: string, value: string];
type CardMessages = Messages["approvals"]["card"];

function practiceRows(
  { clinic, registrationNumber }: Application["applicant"],
  messages: CardMessages,
): readonly Row[] {
  return [
    [messages.clinic, clinic ?? messages.noDetails],
    [messages.registrationNumber, registrationNumber ?? messages.noDetails],
  ];
}

function listingRows(
  { name, place, country, breeds, website, isListed }: NonNullable<Application["listing"]>,
  state: Application["state"],
  messages: CardMessages,
): readonly Row[] {
  const visibility = isListed ? messages.isPublic : messages.isNotPublic;
  return [
    [messages.kennel, name],
    [messages.place, `${place}, ${country.name}`],
    [messages.breeds, breeds.map((breed) => breed.name).join(", ")],
    [messages.website, website ?? messages.noDetails],
    ...(state === "approved" ? [[messages.public, visibility] as const] : []),
  ];
}

function showRows(show: NonNullable<Application["show"]>, messages: CardMessages["show"]) {
  const { name, club, heldOn, place, entries, kits, request, offer, catalogueOn } = show;
  const contact = [show.contactName, show.contactEmail, show.contactPhone].filter(Boolean).join("\n");
  const rows = [
    [messages.name, name],
    [messages.club, club],
    [messages.heldOn, heldOn],
    [messages.place, place],
    [messages.entries, String(entries)],
    [messages.kits, String(kits)],
    [messages.request, request],
    [messages.offer, offer],
    [messages.catalogueOn, catalogueOn],
    [messages.contact, contact],
  ] as const;
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function agentRows(
  { name, place, country, area, species, fee, availability, state, club }: NonNullable<Application["agent"]>,
  messages: CardMessages,
): (readonly [name: string, value: string])[] {
  return [
    [messages.agentState, messages.agentStates[state]],
    [messages.agentName, name],
    [messages.agentPlace, `${place}, ${country.name}`],
    [messages.agentArea, area],
    [messages.agentSpecies, species.map((one) => messages[one]).join(", ")],
    [messages.agentFee, fee],
    [messages.agentAvailability, availability],
    ...(club === null ? [] : [[messages.agentClub, club] as const]),
  ];
}
