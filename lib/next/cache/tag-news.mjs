/**
 * Tells what has changed from the number of each tag's last change. Any other number is news, a smaller one too:
 * whoever keeps the numbers may have been emptied.
 * @param {(tag: string) => void} onNews
 */
export function makeNews(onNews) {
  /** @type {Map<string, number>} */
  const known = new Map();

  /** @param {readonly string[]} tags @param {Record<string, number>} numbers */
  const know = (tags, numbers) => tags.forEach((tag) => known.set(tag, numbers[tag] ?? 0));

  /** @param {Record<string, number>} numbers */
  const compare = (numbers) => {
    for (const [tag, number] of Object.entries(numbers)) {
      if (known.get(tag) === number) continue;
      known.set(tag, number);
      onNews(tag);
    }
  };

  return { know, compare };
}
