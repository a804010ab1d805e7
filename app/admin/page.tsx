import { AdminHead } from "@/app/admin/_parts/admin-head";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { AuditLog } from "@/components/admin/audit-log";
import { FoundUsers } from "@/components/admin/found-users";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { findUsers, readAudit } from "@/lib/data/admin";
import { paths } from "@/lib/navigation/paths";
import { parseShelfQuery } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = () =>
  adminTitle(paths.admin, (language) => wordsOf(language, "admin")("title"));

export default async function AdminPage({ searchParams }: PageProps) {
  const { person, language } = await requireAdmin(paths.admin);
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
