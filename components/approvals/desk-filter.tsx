import { FilterForm } from "@/components/ui/filter-form";
import { Select } from "@/components/ui/select";
import { type ApprovalKind, approvalKinds, type ApprovalState, approvalStates } from "@/lib/config/approvals";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

interface DeskFilterProps {
  readonly kind: ApprovalKind | undefined;
  readonly state: ApprovalState | undefined;
  readonly words: Words<"approvals">;
}

export function DeskFilter({ kind, state, words }: DeskFilterProps) {
  const all = words("desk.all");
  return (
    <FilterForm
      action={paths.approvals}
      label={words("desk.filter")}
      submitLabel={words("desk.show")}
      columns="wide:grid-cols-[1fr_1fr_auto]"
    >
      <Select
        name="kind"
        label={words("desk.kind")}
        placeholder={all}
        defaultValue={kind}
        options={approvalKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <Select
        name="state"
        label={words("desk.state")}
        placeholder={all}
        defaultValue={state}
        options={approvalStates.map((value) => ({ value, label: words(`states.${value}`) }))}
      />
    </FilterForm>
  );
}
