import { FilterForm } from "@/components/ui/filter-form";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { orderStates } from "@/lib/config/orders";
import type { OrdersDeskQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

interface DeskFilterProps {
  readonly query: OrdersDeskQuery;
  readonly words: Words<"ordersDesk">;
  readonly orderWords: Words<"orders">;
}

export function OrdersDeskFilter({ query, words, orderWords }: DeskFilterProps) {
  const states = orderStates.filter((state) => state !== "draft");
  return (
    <FilterForm
      action={paths.adminOrders}
      label={words("filter")}
      submitLabel={words("show")}
      columns="wide:grid-cols-[2fr_1fr_auto]"
    >
      <TextField
        name="search"
        type="search"
        label={words("search")}
        defaultValue={query.search}
        maxLength={limits.searchLength}
      />
      <Select
        name="state"
        label={words("state")}
        placeholder={words("all")}
        defaultValue={query.state}
        options={states.map((value) => ({ value, label: orderWords(`states.${value}`) }))}
      />
    </FilterForm>
  );
}
