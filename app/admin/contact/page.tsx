import { readAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { ContactRequest } from "@/components/community/contact/contact-request";
import { FilterLinks } from "@/components/links/filter-links";
import { ListPagination } from "@/components/lists/list-pagination";
import { EmptyState } from "@/components/ui/empty-state";
import { contactQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

const path = paths.adminContact;

export const generateMetadata = () => adminTitle(path, () => translate("contact")("admin.title"));

export default async function ContactRequestsPage({ searchParams }: PageProps<"/admin/contact">) {
  await requireAdmin(path);
  const t = translate("contact");
  const query = contactQuery.parse(await searchParams);
  const { results, count } = await readAsVisitor("contact.list", { query });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("admin.title")}</h1>
      <p className="text-lead text-quiet">{t("admin.intro")}</p>
      <FilterLinks
        label={t("admin.filter")}
        choices={[false, true].map((isAnswered) => ({
          href: contactQuery.href(path, { isAnswered, page: 1 }),
          label: t(isAnswered ? "admin.answered" : "admin.open"),
          isCurrent: query.isAnswered === isAnswered,
        }))}
      />
      {results.length === 0 ? (
        <EmptyState title={t(query.isAnswered ? "admin.emptyAnswered" : "admin.empty")} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {results.map((request) => (
            <li key={request.id}>
              <ContactRequest request={request} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination {...contactQuery.pages(path, query)} count={count} label={t("admin.pages")} />
    </div>
  );
}
