interface FilterOptionProps {
  readonly kind: "checkbox" | "radio";
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Products left with this option. Zero is greyed but can be chosen: another filter may be removed. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  /** Path of a portrait. */
  readonly picture?: string | undefined;
}

/** A filter chip with the number of products that match. Styled in `styles/base.css`. */
export function FilterOption({ kind, name, value, label, count, isChosen, picture }: FilterOptionProps) {
  return (
    <label className="chip" data-empty={count === 0 || undefined}>
      <input type={kind} name={name} value={value} defaultChecked={isChosen} />
      {picture && <img src={picture} width={28} height={28} alt="" />}
      <span>{label}</span>
      {count !== undefined && <span>{count}</span>}
    </label>
  );
}
