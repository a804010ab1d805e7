import { buttonLook } from "@/components/ui/button-look";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { orderStates } from "@/lib/config/orders";
import type { OrdersDeskQuery } from "@/lib/domain/orders-query";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";

interface DeskFilterProps {
  readonly query: OrdersDeskQuery;
  readonly words: Words<"ordersDesk">;
  readonly orderWords: Words<"orders">;
}

/** A form that asks for another page: it works before any script has loaded, and can be linked. */
export function OrdersDeskFilter({ query, words, orderWords }: DeskFilterProps) {
  const states = orderStates.filter((state) => state !== "draft");
  return (
    <form
      action={paths.adminOrders}
      role="search"
      aria-label={words("filter")}
      className="grid items-end gap-3 wide:grid-cols-[2fr_1fr_auto] desk:max-w-text"
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
      <button type="submit" className={buttonLook("secondary")}>
        {words("show")}
      </button>
    </form>
  );
}
