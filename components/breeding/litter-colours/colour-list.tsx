import { useTranslator } from "#use-messages";
import { ShareBar } from "@/components/ui/share-bar";
import { colourOfText } from "@/lib/domain/breeding/coat-colour";
import { formatShare } from "@/lib/domain/breeding/format-share";
import { pictures } from "@/lib/domain/shop/pictures";
import type { SpeciesName } from "@/lib/domain/species";

interface ColourListProps {
  readonly species: SpeciesName;
  /** Exact shares such as "3/8". */
  readonly colours: readonly { readonly label: string; readonly share: string }[];
}

/** Colours with their shares. Their names are in English in every language until they are translated. */
export function ColourList({ species, colours }: ColourListProps) {
  const t = useTranslator("litterColours.result");
  return (
    <ul className="grid gap-3">
      {colours.map(({ label, share }) => {
        const coat = { kind: "short", colour: colourOfText(label) } as const;
        const percent = formatShare(share);
        return (
          <li key={label} className="grid grid-cols-[3rem_1fr] items-center gap-3">
            <img src={pictures.pet(species, coat)} alt="" width={48} height={48} loading="lazy" />
            <div className="grid gap-1">
              <p className="grid grid-cols-[1fr_auto] gap-x-3">
                <span lang="en" className="font-medium wrap-anywhere first-letter:uppercase">
                  {label}
                </span>
                <span className="text-small text-quiet tabular-nums">{t("share", { percent, share })}</span>
              </p>
              <ShareBar percent={Number(percent)} className="bg-brand" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
