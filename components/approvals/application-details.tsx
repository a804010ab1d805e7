import type { Messages } from "@/lib/i18n/message-types";
import type { Application } from "./application";

interface ApplicationDetailsProps {
  readonly application: Application;
  readonly messages: Messages["approvals"]["card"];
}

export function ApplicationDetails({
  application: { applicant, details, note, state, listing },
  messages,
}: ApplicationDetailsProps) {
  const practice = [
    [messages.clinic, applicant.clinic],
    [messages.registrationNumber, applicant.registrationNumber],
  ] as const;
  const rows: (readonly [name: string, value: string])[] =
    applicant.type === "vet"
      ? practice.map(([name, value]) => [name, value ?? messages.noDetails] as const)
      : [];
  if (listing !== null) {
    const { name, place, country, breeds, website, isListed } = listing;
    rows.push([messages.kennel, name], [messages.place, `${place}, ${country.name}`]);
    rows.push([messages.breeds, breeds.map((breed) => breed.name).join(", ")]);
    rows.push([messages.website, website ?? messages.noDetails]);
    if (state === "approved")
      rows.push([messages.public, isListed ? messages.isPublic : messages.isNotPublic]);
  }
  if (details !== null) rows.push([messages.details, details]);
  if (note !== null) rows.push([messages.note, note]);
  return (
    <dl className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
