import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { PortalLinks } from "./portal-links-client";
import type { ToolLink } from "./tool-links";
import { OpenerMark } from "@/components/ui/opener-mark";

interface PortalNavProps {
  readonly tools: readonly ToolLink[];
  readonly isAdmin: boolean;
  readonly words: Words<"portal">;
}

/** Everything somebody can do here: beside the screen, on a phone above it and folded. */
export function PortalNav({ tools, isAdmin, words }: PortalNavProps) {
  const links = [
    { path: paths.my, label: words("dashboard") },
    ...tools.map(({ name, path, label }) => ({ name, path, label })),
    ...(isAdmin ? [{ path: paths.admin, label: words("administration") }] : []),
  ];
  const list = <PortalLinks links={links} />;
  return (
    <nav aria-label={words("menu")}>
      <details className="rounded-box border border-line bg-card desk:hidden">
        <summary className="flex h-12 items-center justify-between px-4 font-semibold">
          {words("menu")} <OpenerMark />
        </summary>
        <div className="px-1 pb-2">{list}</div>
      </details>
      <div className="hidden desk:block">{list}</div>
    </nav>
  );
}
