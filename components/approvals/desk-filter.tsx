import { buttonLook } from "@/components/ui/button-look";
import { Select } from "@/components/ui/select";
import { type ApprovalKind, approvalKinds, type ApprovalState, approvalStates } from "@/lib/config/approvals";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";

interface DeskFilterProps {
  readonly kind: ApprovalKind | undefined;
  readonly state: ApprovalState | undefined;
  readonly words: Words<"approvals">;
}

/** A form that asks for another page: it works before any script has loaded, and can be linked. */
export function DeskFilter({ kind, state, words }: DeskFilterProps) {
  const all = words("desk.all");
  return (
    <form
      action={paths.approvals}
      role="search"
      aria-label={words("desk.filter")}
      className="grid items-end gap-3 wide:grid-cols-[1fr_1fr_auto] desk:max-w-text"
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
      <button type="submit" className={buttonLook("secondary")}>
        {words("desk.show")}
      </button>
    </form>
  );
}
