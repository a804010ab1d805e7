import { meaningStyles } from "@/components/ui/meaning-styles";

const meanings = [
  { ...meaningStyles.clear, word: "Clear" },
  { ...meaningStyles.carrier, word: "Carrier" },
  { ...meaningStyles.affected, word: "Affected" },
  { ...meaningStyles.unknown, word: "No result" },
];

export function Meanings() {
  return (
    <ul className="flex flex-wrap gap-2">
      {meanings.map(({ className, symbol, word }) => (
        <li key={word} className={`rounded-full px-3 py-1 font-medium ${className}`}>
          <span aria-hidden="true">{symbol}</span> {word}
        </li>
      ))}
    </ul>
  );
}
