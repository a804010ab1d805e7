import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { PortalIcon } from "@/components/ui/portal-icon";
import { groupTools } from "./tool-groups";
import type { ToolLink } from "./tool-links";

interface ToolOverviewProps {
  readonly tools: readonly ToolLink[];
}

/** All tools of the user by subject. */
export function ToolOverview({ tools }: ToolOverviewProps) {
  const t = translate("portal");
  return (
    <section aria-labelledby="tools" className="grid grid-cols-1 gap-4">
      <h2 id="tools">{t("toolsTitle")}</h2>
      <div className="-mb-4 gap-4 wide:columns-2">
        {groupTools(tools).map((group) => (
          <div key={group.name} className={cn(cardStyles, "mb-4 grid break-inside-avoid gap-2")}>
            <h3 className="flex items-center gap-3">
              <PortalIcon name={group.icon} className="text-brand" />
              {t(`toolGroups.${group.name}`)}
            </h3>
            <ul>
              {group.tools.map(({ path, label, text }) => (
                <li key={path} className="relative rounded-box py-2 hover:bg-sand">
                  {/* The whole row is the link. */}
                  <Link href={path} className="font-semibold after:absolute after:inset-0">
                    {label}
                  </Link>
                  <p className="text-small text-quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
