interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: () => void;
}

export function SelectBox({ label, isSelected, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        className="size-5 accent-brand"
        onChange={onChange}
      />
    </label>
  );
}
