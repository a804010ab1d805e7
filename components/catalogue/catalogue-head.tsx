import type { Region } from "@/lib/config/markets";
import { type CatalogueShelf, counterpartOf, isSoldIn } from "@/lib/navigation/catalogues";
import type { Words } from "@/lib/domain/words";
import { CatalogueMenu } from "./catalogue-menu";

interface CatalogueHeadProps {
  readonly shelf: CatalogueShelf;
  readonly region: Region;
  readonly words: Words<"catalogue">;
}

/** What a shelf of a catalogue is for, the way to the other species, and all other shelves. */
export function CatalogueHead({ shelf, region, words }: CatalogueHeadProps) {
  const { species } = shelf;
  const other = counterpartOf(shelf);
  return (
    <>
      <h1 className="text-pretty">{words(`${shelf.words}.title`, { species })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{words(`${shelf.words}.intro`, { species })}</p>
      {other && isSoldIn(other, region) && (
        <p className="mt-2">
          <a href={other.path} className="inline-block py-1">
            {words("counterpart", { species: other.species })}
          </a>
        </p>
      )}
      <CatalogueMenu shelf={shelf} region={region} words={words} />
    </>
  );
}
