"use client";

import { useEffect, useState } from "react";
import { useTranslator } from "#use-messages";
import { Card } from "@/components/ui/card";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useShopDispatch } from "@/store/hooks";
import { fetchVisitor, type Visitor } from "@/store/api/community/responsible-breeders";
import { BreederStatusView } from "./breeder-status-client";

interface BreederProgramProps {
  readonly links: Readonly<Record<"login" | "register" | "search", string>>;
}

/** Content of the application page: guests and other users see what to do first, breeders their application. */
export function BreederProgram({ links }: BreederProgramProps) {
  const t = useTranslator("responsibleBreeders");
  const dispatch = useShopDispatch();
  const [visitor, setVisitor] = useState<Visitor>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    void dispatch(fetchVisitor()).then((result) => !isCancelled && setVisitor(result));
    return () => {
      isCancelled = true;
    };
  }, [dispatch, attempt]);

  if (visitor === undefined) return <Skeleton label={t("visit.loading")} />;
  if (visitor.is === "failed")
    return (
      <FailedState
        message={t("visit.failed")}
        retryLabel={t("visit.retry")}
        onRetry={() => {
          setVisitor(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  if (visitor.is === "breeder") return <BreederStatusView {...visitor} />;
  const isGuest = visitor.is === "guest";
  return (
    <Card className="grid max-w-form gap-4">
      <h2>{t(isGuest ? "visit.guestTitle" : "visit.otherTitle")}</h2>
      <p>{t(isGuest ? "visit.guestText" : "visit.otherText")}</p>
      <p className="flex flex-wrap gap-3">
        {isGuest && <LinkButton href={links.login}>{t("visit.login")}</LinkButton>}
        {isGuest && (
          <LinkButton href={links.register} kind="secondary">
            {t("visit.register")}
          </LinkButton>
        )}
        {!isGuest && (
          <LinkButton href={links.search} kind="secondary">
            {t("visit.toSearch")}
          </LinkButton>
        )}
      </p>
    </Card>
  );
}
