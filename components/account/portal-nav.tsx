import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";
import type { ToolLink } from "./tool-links";

interface PortalNavProps {
  readonly tools: readonly ToolLink[];
  readonly isAdmin: boolean;
  readonly words: Words<"portal">;
}

const linkLook =
  "flex h-11 items-center rounded-box px-3 font-medium text-ink no-underline hover:bg-brand-soft hover:text-brand-strong";

/** Everything somebody can do here: beside the screen, on a phone above it and folded. */
export function PortalNav({ tools, isAdmin, words }: PortalNavProps) {
  const links = [
    { path: paths.my, label: words("dashboard") },
    ...tools,
    ...(isAdmin ? [{ path: paths.admin, label: words("administration") }] : []),
  ];
  const list = (
    <ul className="grid gap-1">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className={linkLook}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={words("menu")}>
      <details className="rounded-box border border-line bg-card desk:hidden">
        <summary className="flex h-12 items-center justify-between px-4 font-semibold">
          {words("menu")} <span aria-hidden="true">▾</span>
        </summary>
        <div className="px-1 pb-2">{list}</div>
      </details>
      <div className="hidden desk:block">{list}</div>
    </nav>
  );
}
