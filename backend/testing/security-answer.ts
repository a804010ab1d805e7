import words from "@/messages/en/security.json" with { type: "json" };

/** What a person types who reads the question: the sum of the two numbers in it. */
export function answerTo(question: string): string {
  const asked = question.split(" ").map((word) => words.numbers.indexOf(word.replace("?", "")));
  const numbers = asked.filter((number) => number >= 0);
  if (numbers.length !== 2) throw new Error(`"${question}" does not ask for the sum of two numbers.`);
  return String(numbers.reduce((sum, number) => sum + number));
}
