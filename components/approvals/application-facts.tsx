import type { ApprovalWords } from "./approval-words";
import type { DeskEntry } from "./desk-entry";

interface ApplicationFactsProps {
  readonly entry: DeskEntry;
  readonly words: ApprovalWords["card"];
}

/** What there is to judge by. */
export function ApplicationFacts({
  entry: { applicant, details, note, state, listing },
  words,
}: ApplicationFactsProps) {
  const practice = [
    [words.clinic, applicant.clinic],
    [words.registrationNumber, applicant.registrationNumber],
  ] as const;
  const facts =
    applicant.type === "vet" ? practice.map(([name, fact]) => [name, fact ?? words.noDetails]) : [];
  if (listing !== null) {
    const { name, place, country, breeds, website, isListed } = listing;
    facts.push([words.kennel, name], [words.place, `${place}, ${country.name}`]);
    facts.push([words.breeds, breeds.map((breed) => breed.name).join(", ")]);
    facts.push([words.website, website ?? words.noDetails]);
    if (state === "approved") facts.push([words.public, isListed ? words.isPublic : words.isNotPublic]);
  }
  if (details !== null) facts.push([words.details, details]);
  if (note !== null) facts.push([words.note, note]);
  return (
    <dl className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
