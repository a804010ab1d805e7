import { readAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { AdminFigures } from "@/components/top/admin/figures";
import { AuditLog } from "@/components/top/admin/audit-log";
import { UserSearch } from "@/components/top/admin/user-search";
import { ListPagination } from "@/components/lists/list-pagination";
import { paths } from "@/lib/navigation/paths";
import { adminQuery } from "@/lib/domain/list-queries";

export const generateMetadata = () => adminTitle(paths.admin, () => translate("admin")("title"));

export default async function AdminPage({ searchParams }: PageProps<"/admin">) {
  await requireAdmin(paths.admin);
  const t = translate("admin");
  const { query, page, audit: auditPage } = adminQuery.parse(await searchParams);
  const [figures, users, audit] = await Promise.all([
    tryReadAsVisitor("admin.figures", {}),
    readAsVisitor("admin.findUsers", { query: { query, page } }),
    readAsVisitor("admin.audit", { query: { page: auditPage } }),
  ]);
  return (
    <div className="grid grid-cols-1 gap-12">
      <h1>{t("title")}</h1>
      {figures && <AdminFigures figures={figures} />}
      <UserSearch
        query={query}
        page={page}
        users={users.results}
        count={users.count}
        hrefOf={(number) => adminQuery.href(paths.admin, { query, page: number, audit: auditPage })}
      />
      <div className="grid grid-cols-1 gap-4">
        <AuditLog entries={audit.results} />
        <ListPagination
          page={auditPage}
          count={audit.count}
          hrefOf={(number) => `${adminQuery.href(paths.admin, { query, page, audit: number })}#audit`}
          label={t("audit.pagination.label")}
        />
      </div>
    </div>
  );
}
