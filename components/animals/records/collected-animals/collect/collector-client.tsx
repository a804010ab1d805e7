"use client";

import { useState, useEffect } from "react";
import { useTranslator } from "#use-messages";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { Collector as Agent } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import type { SavedRecord } from "@/components/animals/public/device-store";
import { RecordForm } from "./record-form-client";
import { RecordList } from "./record-list-client";
import { SyncStatus } from "./sync-status";
import { useCollector } from "./use-collector";

interface CollectorProps {
  /** Where to sign in, and back to this page. */
  readonly loginPath: string;
}

/** Everything of the collector page: it runs on the device alone, and sends when it can. */
export function Collector({ loginPath }: CollectorProps) {
  const collect = useCollector();
  const { isPersistent } = useOfflinePage();
  const { device, sync, isOnline } = collect;
  const t = useTranslator("collector");
  // Undefined: the list. Null: a new record.
  const [edited, setEdited] = useState<SavedRecord | null>();
  const [hasEdited, setHasEdited] = useState(false);
  if (device === "loading") return <ListSkeleton label={t("loading")} />;
  if (device === "unavailable") return <EmptyState title={t("unavailable")} />;
  const { collector: agent, records } = device;
  if (agent === undefined)
    return sync.kind === "sending" ? (
      <ListSkeleton label={t("loading")} />
    ) : (
      <EmptyState title={t("guest.title")} hint={isOnline ? t("guest.text") : t("guest.offline")}>
        {sync.kind === "notAgent" && <p className="font-medium text-affected">{t("notAgent")}</p>}
        {isOnline && <LinkButton href={loginPath}>{t("signIn")}</LinkButton>}
      </EmptyState>
    );
  if (edited !== undefined)
    return (
      <RecordForm
        key={edited?.clientId}
        agent={agent}
        saved={edited}
        onClose={(hasChanged) => {
          setEdited(undefined);
          setHasEdited(true);
          if (hasChanged) void collect.reload().then(collect.send);
        }}
      />
    );
  const own = records.filter(({ agentId }) => agentId === agent.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <AgentLine agent={agent} />
      <SyncStatus
        sync={sync}
        isOnline={isOnline}
        isPersistent={isPersistent}
        loginPath={loginPath}
        unsent={own.length}
        others={records.length - own.length}
        onSend={() => void collect.send()}
      />
      <RecordList
        records={own}
        isFocused={hasEdited}
        isSending={sync.kind === "sending"}
        onEdit={setEdited}
        onRemoved={() => void collect.reload()}
      />
    </div>
  );
}

function AgentLine({ agent: { name, expiresAt } }: { readonly agent: Agent }) {
  const t = useTranslator("collector");
  const date =
    expiresAt === null ? "" : new Date(expiresAt).toLocaleDateString(undefined, { dateStyle: "long" });
  const [isEnded] = useState(() => expiresAt !== null && Date.parse(expiresAt) < Date.now());
  return (
    <div>
      <p className="text-lead font-semibold wrap-anywhere">{t("agent", { name })}</p>
      {expiresAt !== null && (
        <p className={isEnded ? "font-medium text-affected" : "text-quiet"}>
          {isEnded ? t("approvalEnded", { date }) : t("approvedUntil", { date })}
        </p>
      )}
    </div>
  );
}

/** Makes this page open without a network, and asks the browser to store its records for good. */
function useOfflinePage(): { readonly isPersistent: boolean } {
  const [isPersistent, setPersistent] = useState(true);
  useEffect(() => {
    // The build makes the worker. Its next version takes over once all tabs of this page are closed.
    if (process.env.NODE_ENV === "production" && "serviceWorker" in navigator)
      void navigator.serviceWorker.register("/collect-sw.js", { scope: "/collect" }).catch(() => undefined);
    void requestPersistence().then(setPersistent);
  }, []);
  return { isPersistent };
}

async function requestPersistence(): Promise<boolean> {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return false;
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
