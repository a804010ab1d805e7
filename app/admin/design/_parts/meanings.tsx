import { meaningLook } from "@/components/ui/meaning-look";

const meanings = [
  { ...meaningLook.clear, word: "Clear" },
  { ...meaningLook.carrier, word: "Carrier" },
  { ...meaningLook.affected, word: "Affected" },
  { ...meaningLook.unknown, word: "No result" },
];

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
