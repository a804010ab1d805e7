import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { paths } from "@/lib/navigation/paths";
import { ImpersonateForm } from "./impersonate-form-client";
import type { Response } from "@/lib/contract/calls";

type User = Response<"admin.findUsers">["results"][number];

interface UserSearchProps {
  readonly query: string;
  readonly users: readonly User[];
  readonly count: number;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}

/** Search for customers by name or email, to impersonate one. */
export function UserSearch({ query, users, count, page, hrefOf }: UserSearchProps) {
  const t = translate("admin");
  const toCells = ({ id, name, email, type, isAdmin }: User) => ({
    name,
    email,
    type: t(`users.types.${type}`),
    impersonate: isAdmin ? (
      t("users.isAdmin")
    ) : (
      <ClientMessages areas={["admin.impersonation"]}>
        <ImpersonateForm userId={id} name={name} type={type} />
      </ClientMessages>
    ),
  });
  return (
    <section aria-labelledby="users" className="grid grid-cols-1 gap-4">
      <h2 id="users">{t("users.title")}</h2>
      <SearchForm
        action={paths.admin}
        name="query"
        value={query}
        label={t("users.find")}
        fieldLabel={t("users.searchLabel")}
        submitLabel={t("users.search")}
      />
      {users.length === 0 ? (
        <EmptyState title={t("users.empty")} />
      ) : (
        <Table
          isStacked
          caption={t("users.count", { count })}
          columns={(["name", "email", "type", "impersonate"] as const).map((key) => ({
            key,
            label: t(`users.columns.${key}`),
          }))}
          rows={users.map((user) => ({ key: String(user.id), cells: toCells(user) }))}
        />
      )}
      <ListPagination page={page} count={count} hrefOf={hrefOf} label={t("users.pages")} />
    </section>
  );
}
