import { translate } from "@/lib/i18n/translate";
import { FilterForm } from "@/components/links/filter-form";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { orderStates } from "@/lib/config/orders/orders";
import type { AdminOrdersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export function AdminOrderFilter({ query }: { readonly query: AdminOrdersQuery }) {
  const t = translate("adminOrders");
  const tOrders = translate("orders");
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
