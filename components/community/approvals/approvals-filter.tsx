import { translate } from "@/lib/i18n/translate";
import { FilterForm } from "@/components/links/filter-form";
import { Select } from "@/components/ui/select";
import {
  type ApprovalKind,
  approvalKinds,
  type ApprovalState,
  approvalStates,
} from "@/lib/config/community/approvals";
import { paths } from "@/lib/navigation/paths";

interface ApprovalsFilterProps {
  readonly kind: ApprovalKind | undefined;
  readonly state: ApprovalState | undefined;
}

export function ApprovalsFilter({ kind, state }: ApprovalsFilterProps) {
  const t = translate("approvals");
  const all = t("queue.all");
  return (
    <FilterForm
      action={paths.approvals}
      label={t("queue.filter")}
      submitLabel={t("queue.show")}
      columns="wide:grid-cols-[1fr_1fr_auto]"
    >
      <Select
        name="kind"
        label={t("queue.kind")}
        placeholder={all}
        defaultValue={kind}
        options={approvalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <Select
        name="state"
        label={t("queue.state")}
        placeholder={all}
        defaultValue={state}
        options={approvalStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </FilterForm>
  );
}
