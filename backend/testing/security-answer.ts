import registration from "@/messages/en/account/registration.json" with { type: "json" };

/** The answer to a security question: the sum of its two numbers. */
export function solveSecurityQuestion(question: string): string {
  const numberIndexes = question
    .split(" ")
    .map((word) => registration.securityQuestion.numbers.indexOf(word.replace("?", "")));
  const numbers = numberIndexes.filter((number) => number >= 0);
  if (numbers.length !== 2) throw new Error(`"${question}" does not ask for the sum of two numbers.`);
  return String(numbers.reduce((sum, number) => sum + number));
}
