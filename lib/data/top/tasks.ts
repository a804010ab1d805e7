import { countryAliases } from "@/lib/config/orders/shipping-facts";
import { searchContent } from "@/lib/domain/shop/find-content";
import { splitSearchTerms } from "@/lib/domain/shop/search-terms";
import { requestLanguage, requestMessages } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { taskPaths } from "@/lib/navigation/task-paths";

export interface Task {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

interface Country {
  readonly code: string;
  readonly name: string;
}

/** A single word is more often a name than a question: "carrier", "cat". */
export const isQuestion = (search: string): boolean => splitSearchTerms(search).length > 1;

/** Finds pages where the user can do something, such as tracking a sample, by their titles and by common questions. */
export function findTasks(search: string, countries: readonly Country[]): readonly Task[] {
  const { deliveryTo, delivery, ...messages } = requestMessages("tasks");
  // Of equal answers the first wins: a named country before delivery in general.
  const tasks = Object.entries({ ...messages, delivery }).map(([name, { title, description, questions }]) => {
    const path = taskPaths[name as keyof typeof taskPaths];
    return searchable({ path, title, description }, title, isQuestion(search) ? questions.split(";") : []);
  });
  const deliveries = isQuestion(search) ? byLength(countries).map(toDelivery(deliveryTo)) : [];
  const all = [...tasks.slice(0, -1), ...deliveries, ...tasks.slice(-1)];
  const found = searchContent(all, search, { onlyAnswers: true, language: requestLanguage() }).map(
    ({ task }) => task,
  );
  // Many countries share a word with the one that was meant, which comes first.
  const toCountries = new Set(deliveries.map(({ task }) => task));
  const first = found.find((task) => toCountries.has(task));
  return found.filter((task) => task === first || !toCountries.has(task));
}

const searchable = (task: Task, title: string, questions: readonly string[]) => ({
  title,
  short: "",
  description: "",
  text: "",
  questions,
  task,
});

/** Guinea before Papua New Guinea, which contains its name. */
const byLength = (countries: readonly Country[]) =>
  countries.toSorted((one, other) => one.name.length - other.name.length);

const toDelivery =
  ({ title, description, questions }: Omit<Task, "path"> & { readonly questions: string }) =>
  ({ code, name }: Country) => {
    const task = { path: paths.shippingTo(code), title: title.replace("{country}", name), description };
    const names = [name, ...(countryAliases[code] ?? [])];
    // The title would be found by any two words of it.
    return searchable(
      task,
      "",
      names.map((known) => questions.replace("{country}", known)),
    );
  };
