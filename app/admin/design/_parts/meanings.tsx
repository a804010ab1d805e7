const meanings = [
  { look: "bg-clear-soft text-clear", sign: "●", word: "Clear" },
  { look: "bg-carrier-soft text-carrier", sign: "◐", word: "Carrier" },
  { look: "bg-affected-soft text-affected", sign: "▲", word: "Affected" },
  { look: "bg-unknown-soft text-unknown", sign: "◇", word: "No result" },
] as const;

/** Each by its colour, its shape and its word. */
export function Meanings() {
  return (
    <ul className="flex flex-wrap gap-2">
      {meanings.map(({ look, sign, word }) => (
        <li key={word} className={`rounded-full px-3 py-1 font-medium ${look}`}>
          <span aria-hidden="true">{sign}</span> {word}
        </li>
      ))}
    </ul>
  );
}
