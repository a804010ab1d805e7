import { AdminHead } from "@/app/admin/_parts/admin-head";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { Desk } from "@/components/approvals/desk-client";
import { deskEntry } from "@/components/approvals/desk-entry";
import { DeskFilter } from "@/components/approvals/desk-filter";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { readApprovals } from "@/lib/data/admin";
import { deskHref, parseDeskQuery } from "@/lib/domain/desk-query";
import { paths } from "@/lib/navigation/paths";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = () =>
  adminTitle(paths.approvals, (language) => wordsOf(language, "approvals")("desk.title"));

export default async function ApprovalsPage({ searchParams }: PageProps) {
  const { person, language } = await requireAdmin(paths.approvals);
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
