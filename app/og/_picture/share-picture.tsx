import "server-only";
import { ImageResponse } from "next/og";
import { brand } from "@/lib/config/brand";
import type { SpeciesName } from "@/lib/domain/species";

interface SharePictureProps {
  readonly title: string;
  readonly line: string;
  readonly species: SpeciesName | null;
  readonly tagline: string;
}

const size = { width: 1200, height: 630 };
const colours = { canine: "#0F766E", feline: "#BE185D", both: "#1F2430" } as const;

/** Uses the bundled font. Characters it may lack are removed: otherwise a font would be downloaded. */
export async function drawSharePicture(props: SharePictureProps): Promise<ArrayBuffer> {
  const image = new ImageResponse(<SharePicture {...props} />, size);
  return image.arrayBuffer();
}

function SharePicture({ title, line, species, tagline }: SharePictureProps) {
  const colour = colours[species ?? "both"];
  return (
    <div style={{ ...fill, flexDirection: "column", background: "#FBF8F4" }}>
      <div style={{ display: "flex", height: 24, background: colour }} />
      <div style={{ display: "flex", flexDirection: "column", flex: 1, padding: 72 }}>
        <div style={{ display: "flex", fontSize: 40, color: colour }}>{toDrawableText(line)}</div>
        <div
          style={{ display: "flex", flex: 1, marginTop: 24, fontSize: titleSize(title), color: "#1F2430" }}
        >
          {toDrawableText(title)}
        </div>
        <div style={{ display: "flex", justifyContent: "space-between", fontSize: 36 }}>
          <div style={{ display: "flex", color: colour }}>{brand.name}</div>
          <div style={{ display: "flex", color: "#5B6270" }}>{toDrawableText(tagline)}</div>
        </div>
      </div>
    </div>
  );
}

const fill = { display: "flex", width: "100%", height: "100%" } as const;

function titleSize(title: string): number {
  if (title.length > 90) return 52;
  return title.length > 40 ? 68 : 88;
}

function toDrawableText(text: string): string {
  const supported = text
    .normalize("NFC")
    .replace(/[^\u0020-\u017e\u2013\u2014\u2018\u2019\u201c\u201d]/g, "");
  return supported.length > 140 ? `${supported.slice(0, 140).trimEnd()} ...` : supported;
}
