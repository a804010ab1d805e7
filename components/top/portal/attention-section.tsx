import type { UserType } from "@/lib/config/user-types";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { SuccessMark } from "@/components/ui/success-mark";
import type { Attention } from "@/lib/contract/top/portal/portal.types";
import { paths } from "@/lib/navigation/paths";
import { PortalIcon } from "@/components/ui/portal-icon";
import { type AttentionGroup, listAttentionGroups } from "./attention-items";

interface AttentionSectionProps {
  /** Undefined if it could not be read. */
  readonly attention: Attention | undefined;
  readonly type: UserType;
}

/** What the user has to do, each with its reason and one button. */
export function AttentionSection({ attention, type }: AttentionSectionProps) {
  const t = translate("portal");
  const groups = attention && listAttentionGroups(attention, type);
  return (
    <section aria-labelledby="attention" className={cn(cardStyles, "grid grid-cols-1 gap-3")}>
      <h2 id="attention">{t("attention.title")}</h2>
      {groups === undefined && (
        <p role="alert">
          {t("attention.failed")} <Link href={paths.my}>{t("attention.retry")}</Link>
        </p>
      )}
      {groups?.length === 0 && (
        <div className="flex items-center gap-3">
          <SuccessMark />
          <p>{t("attention.none")}</p>
        </div>
      )}
      {groups?.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
      <p className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3">
        <Link href={paths.activate}>{t("attention.activateAny")}</Link>
        <Link href={paths.sampleTracker}>{t("attention.trackAny")}</Link>
      </p>
    </section>
  );
}

function Group({ group: { kind, icon, items, more, moreHref } }: { readonly group: AttentionGroup }) {
  const t = translate("portal");
  return (
    <div className="border-t border-line">
      <ul>
        {items.map(({ key, title, text, href, button, buttonLabel }) => (
          <li
            key={key}
            className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-2 py-3 wide:grid-cols-[auto_1fr_auto] wide:items-center"
          >
            <span className="rounded-full bg-brand-soft p-2 text-brand-strong">
              <PortalIcon name={icon} className="block" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-small wrap-anywhere text-quiet">{text}</p>
            </div>
            <LinkButton
              kind="secondary"
              href={href}
              aria-label={buttonLabel}
              className="col-start-2 justify-self-start wide:col-start-3 wide:min-w-36"
            >
              {button}
            </LinkButton>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="pb-3 pl-14">
          <Link href={moreHref}>{t(`attention.${kind}.more`, { count: more })}</Link>
        </p>
      )}
    </div>
  );
}
