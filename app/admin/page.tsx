import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHead } from "@/app/admin/_parts/admin-head";
import { AuditLog } from "@/components/account/audit-log";
import { FoundUsers } from "@/components/account/found-users";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { findUsers, readAudit } from "@/lib/data/admin";
import { paths } from "@/lib/domain/paths";
import { parseShelfQuery } from "@/lib/domain/shelf-query";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The title says no more than the page: who is no admin is not told that there is one. */
export async function generateMetadata(): Promise<Metadata> {
  const { isAdmin } = await requirePerson(paths.admin);
  const { language } = await visitorMarket();
  return isAdmin ? { title: wordsOf(language, "admin")("title") } : {};
}

export default async function AdminPage({ searchParams }: PageProps) {
  const person = await requirePerson(paths.admin);
  if (!person.isAdmin) notFound();
  const { language } = await visitorMarket();
  const words = wordsOf(language, "admin");
  const params = await searchParams;
  const { search: query, page } = parseShelfQuery({ search: params["query"], page: params["page"] });
  const [users, audit] = await Promise.all([findUsers(query), readAudit(page)]);
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-6">
        <AdminHead current="people" />
        <h1>{words("title")}</h1>
      </div>
      <FoundUsers query={query} users={users.results} count={users.count} words={words} />
      <div className="grid grid-cols-1 gap-4">
        <AuditLog entries={audit.results} country={person.countryCode} words={words} />
        <Pagination
          page={page}
          pageCount={Math.ceil(audit.count / limits.pageSize)}
          hrefOf={(number) =>
            `${paths.admin}?${new URLSearchParams({ query, page: String(number) }).toString()}#audit`
          }
          words={{
            label: words("pages"),
            previous: words("previous"),
            next: words("next"),
            page: words("page", { page: "{page}" }),
          }}
        />
      </div>
    </div>
  );
}
