import { buttonLook } from "@/components/ui/button-look";
import { EmptyState } from "@/components/ui/empty-state";
import { controlLook } from "@/components/ui/field";
import { Table } from "@/components/ui/table";
import { limits } from "@/lib/config/limits";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { ActAs } from "./act-as-client";

interface FoundUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly isAdmin: boolean;
}

interface FoundUsersProps {
  readonly query: string;
  readonly users: readonly FoundUser[];
  readonly count: number;
  readonly words: Words<"admin">;
}

/** Whom an admin can help, by name or address. */
export function FoundUsers({ query, users, count, words }: FoundUsersProps) {
  return (
    <section aria-labelledby="users" className="grid grid-cols-1 gap-4">
      <h2 id="users">{words("users")}</h2>
      <form action={paths.admin} role="search" aria-label={words("users")} className="flex max-w-form gap-2">
        <input
          type="search"
          name="query"
          aria-label={words("searchLabel")}
          placeholder={words("searchLabel")}
          defaultValue={query}
          maxLength={limits.searchLength}
          className={controlLook}
        />
        <button type="submit" className={buttonLook("primary")}>
          {words("search")}
        </button>
      </form>
      {users.length === 0 ? (
        <EmptyState title={words("nobody")} />
      ) : (
        <Table
          caption={words("found", { count })}
          columns={(["name", "email", "type", "help"] as const).map((key) => ({ key, label: words(key) }))}
          rows={users.map((user) => ({ key: String(user.id), cells: cellsOf(user, words) }))}
        />
      )}
    </section>
  );
}

function cellsOf({ id, name, email, type, isAdmin }: FoundUser, words: Words<"admin">) {
  const actWords = {
    open: words("actAs"),
    reason: words("reason"),
    reasonHint: words("reasonHint"),
    start: words("start"),
    starting: words("starting"),
  };
  return {
    name,
    email,
    type: words(`types.${type}`),
    help: isAdmin ? words("isAdmin") : <ActAs userId={id} name={name} words={actWords} />,
  };
}
