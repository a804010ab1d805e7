import { buttonStyles } from "@/components/ui/button-styles";
import { EmptyState } from "@/components/ui/empty-state";
import { controlStyles } from "@/components/ui/field";
import { Table } from "@/components/ui/table";
import { limits } from "@/lib/config/limits";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { Language } from "@/lib/config/languages";
import { ImpersonateForm } from "./impersonate-form-client";

interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly isAdmin: boolean;
}

interface UserSearchProps {
  readonly query: string;
  readonly users: readonly User[];
  readonly count: number;
  readonly language: Language;
}

/** Search for customers by name or email, to impersonate one. */
export function UserSearch({ query, users, count, language }: UserSearchProps) {
  const t = getTranslator(language, "admin");
  const { impersonation } = getMessages(language, "admin");
  const toCells = ({ id, name, email, type, isAdmin }: User) => ({
    name,
    email,
    type: t(`users.types.${type}`),
    impersonate: isAdmin ? (
      t("users.isAdmin")
    ) : (
      <ImpersonateForm userId={id} name={name} messages={impersonation} />
    ),
  });
  return (
    <section aria-labelledby="users" className="grid grid-cols-1 gap-4">
      <h2 id="users">{t("users.title")}</h2>
      <form
        action={paths.admin}
        role="search"
        aria-label={t("users.title")}
        className="flex max-w-form gap-2"
      >
        <input
          type="search"
          name="query"
          aria-label={t("users.searchLabel")}
          placeholder={t("users.searchLabel")}
          defaultValue={query}
          maxLength={limits.searchLength}
          className={controlStyles}
        />
        <button type="submit" className={buttonStyles("primary")}>
          {t("users.search")}
        </button>
      </form>
      {users.length === 0 ? (
        <EmptyState title={t("users.empty")} />
      ) : (
        <Table
          caption={t("users.count", { count })}
          columns={(["name", "email", "type", "impersonate"] as const).map((key) => ({
            key,
            label: t(`users.columns.${key}`),
          }))}
          rows={users.map((user) => ({ key: String(user.id), cells: toCells(user) }))}
        />
      )}
    </section>
  );
}
