import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { useCollector } from "./use-collector";

interface SyncStatusProps extends Pick<ReturnType<typeof useCollector>, "sync" | "isOnline"> {
  readonly isPersistent: boolean;
  readonly loginPath: string;
  readonly unsent: number;
  readonly others: number;
  readonly onSend: () => void;
}

/** What is not sent yet, and how sending went. */
export function SyncStatus(props: SyncStatusProps) {
  const t = useTranslator("collector.status");
  const { sync, isOnline, isPersistent, unsent, others } = props;
  return (
    <Card>
      <section aria-labelledby="sending" className="grid gap-3">
        <h2 id="sending" className="text-title-3">
          {t("title")}
        </h2>
        <p className={isOnline ? "text-quiet" : "font-medium text-carrier"}>
          <span aria-hidden="true">{isOnline ? "● " : "○ "}</span>
          {isOnline ? t("online") : t("offline")}
        </p>
        <p role="status" className="text-lead font-semibold">
          {unsent === 0 ? t("allSent") : t("unsent", { count: unsent })}
        </p>
        {unsent > 0 && <p className="text-quiet">{isPersistent ? t("stays") : t("mayBeDeleted")}</p>}
        {others > 0 && (
          <p>
            <span className="font-medium">{t("others", { count: others })}</span> {t("othersHint")}
          </p>
        )}
        <Outcome sync={sync} unsent={unsent} />
        <NextStep {...props} />
      </section>
    </Card>
  );
}

/** Signing in, sending, or what was sent before. */
function NextStep({ sync, isOnline, loginPath, unsent, onSend }: SyncStatusProps) {
  const t = useTranslator("collector");
  if (isOnline && sync.kind === "signedOut")
    return (
      <div>
        <LinkButton href={loginPath}>{t("signIn")}</LinkButton>
      </div>
    );
  if (unsent > 0)
    return (
      <div>
        <Button pending={sync.kind === "sending" && t("status.sending")} onClick={onSend}>
          {t("status.send")}
        </Button>
      </div>
    );
  if (!isOnline) return null;
  return (
    <p>
      <Link href={animalPaths.collectedAnimals}>{t("home")}</Link>
    </p>
  );
}

/** In the page from the start, so that screen readers announce it. */
function Outcome({ sync, unsent }: Pick<SyncStatusProps, "sync" | "unsent">) {
  const t = useTranslator("collector");
  return (
    <div role="alert" className="grid gap-1 font-medium empty:hidden">
      {sync.kind === "done" && sync.sent > 0 && (
        <p className="text-clear">{t("status.sent", { count: sync.sent })}</p>
      )}
      {sync.kind === "done" && sync.refused > 0 && (
        <p className="text-affected">{t("status.refused", { count: sync.refused })}</p>
      )}
      {sync.kind === "busy" && <p>{t("status.busy")}</p>}
      {sync.kind === "failed" && unsent > 0 && <p className="text-affected">{t("status.failed")}</p>}
      {sync.kind === "notAgent" && <p className="text-affected">{t("notAgent")}</p>}
    </div>
  );
}
