import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

/** The news that everybody should have seen. */
export function ReleaseBanner({ words }: { readonly words: Words<"frame"> }) {
  return (
    <aside aria-label={words("bannerLabel")} className="news bg-ink text-card [--ring:var(--color-card)]">
      <p className="px-4 py-2 text-center text-small">
        {words("banner")}{" "}
        <a href={paths.pages.merger} className="text-card hover:text-card">
          {words("bannerLink")}
        </a>
      </p>
    </aside>
  );
}
