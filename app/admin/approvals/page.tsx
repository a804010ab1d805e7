import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHead } from "@/app/admin/_parts/admin-head";
import { Desk } from "@/components/approvals/desk-client";
import { deskEntry } from "@/components/approvals/desk-entry";
import { DeskFilter } from "@/components/approvals/desk-filter";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { readApprovals } from "@/lib/data/admin";
import { deskHref, parseDeskQuery } from "@/lib/domain/desk-query";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The title says no more than the page: who is no admin is not told that there is one. */
export async function generateMetadata(): Promise<Metadata> {
  const { isAdmin } = await requirePerson(paths.approvals);
  const { language } = await visitorMarket();
  return isAdmin ? { title: wordsOf(language, "approvals")("desk.title") } : {};
}

export default async function ApprovalsPage({ searchParams }: PageProps) {
  const person = await requirePerson(paths.approvals);
  if (!person.isAdmin) notFound();
  const { language } = await visitorMarket();
  const words = wordsOf(language, "approvals");
  const query = parseDeskQuery(await searchParams);
  const { results, count } = await readApprovals(query);
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead current="approvals" />
      <h1>{words("desk.title")}</h1>
      <p className="text-lead text-quiet">{words("desk.intro")}</p>
      <DeskFilter kind={query.kind} state={query.state} words={words} />
      {results.length === 0 ? (
        <EmptyState title={words("desk.nothing")} hint={words("desk.nothingHint")} />
      ) : (
        <>
          <p className="text-quiet">{words("desk.count", { count })}</p>
          <Desk
            entries={results.map((one) => deskEntry(one, person.countryCode))}
            words={messagesOf(language, "approvals")}
            sendingWords={messagesOf(language, "sending")}
          />
        </>
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.pageSize)}
        hrefOf={(page) => deskHref(paths.approvals, { ...query, page })}
        words={{
          label: words("desk.pages"),
          previous: words("desk.previous"),
          next: words("desk.next"),
          page: words("desk.page", { page: "{page}" }),
        }}
      />
    </div>
  );
}
