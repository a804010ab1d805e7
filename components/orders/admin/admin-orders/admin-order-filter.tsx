import { FilterForm } from "@/components/ui/filter-form";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { orderStates } from "@/lib/config/orders";
import type { AdminOrdersQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface AdminOrderFilterProps {
  readonly query: AdminOrdersQuery;
  readonly t: Translator<"adminOrders">;
  readonly tOrders: Translator<"orders">;
}

export function AdminOrderFilter({ query, t, tOrders }: AdminOrderFilterProps) {
  const states = orderStates.filter((state) => state !== "draft");
  return (
    <FilterForm
      action={paths.adminOrders}
      label={t("filter")}
      submitLabel={t("show")}
      columns="wide:grid-cols-[2fr_1fr_auto]"
    >
      {query.toPost && <input type="hidden" name="toPost" value="true" />}
      <TextField
        name="search"
        type="search"
        label={t("search")}
        defaultValue={query.search}
        maxLength={limits.searchLength}
      />
      <Select
        name="state"
        label={t("state")}
        placeholder={t("all")}
        defaultValue={query.state}
        options={states.map((value) => ({ value, label: tOrders(`states.${value}`) }))}
      />
    </FilterForm>
  );
}
